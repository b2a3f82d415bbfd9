'use strict';
// A language worker on @grpc/grpc-js, started by a host with the usual arguments. Its functions say hello over HTTP.
const { grpc, FunctionRpc, options, args } = require('./contract');

const given = args();
const uri = given['functions-uri'] ?? `http://${given.host}:${given.port}/`;
const workerId = given['functions-worker-id'] ?? given.workerId;
const success = { status: 'Success' };
const functions = new Map();

const client = new FunctionRpc(new URL(uri).host, grpc.credentials.createInsecure(), options);
const call = client.EventStream();

const handlers = {
  worker_init_request: () => ({
    worker_init_response: {
      result: success,
      capabilities: { RpcHttpBodyOnly: 'True', RpcHttpTriggerMetadataRemoved: 'True', WorkerStatus: 'True' },
      worker_metadata: { runtime_name: 'node', runtime_version: process.versions.node, worker_version: '1.0.0' },
    },
  }),
  function_load_request: (load) => {
    functions.set(load.function_id, load.metadata);
    return { function_load_response: { function_id: load.function_id, result: success } };
  },
  worker_status_request: () => ({ worker_status_response: {} }),
  invocation_request: invoke,
};

function invoke(request) {
  const metadata = functions.get(request.function_id);
  const trigger = request.input_data.find((input) => input.data && input.data.http);
  const http = trigger ? trigger.data.http : {};
  const output = Object.entries(metadata.bindings).find(([, binding]) => binding.type === 'http' && binding.direction === 'out');
  call.write({ rpc_log: { invocation_id: request.invocation_id, level: 'Information', message: `${metadata.name} runs in node`, log_category: 'User' } });
  const name = (http.query && http.query.name) || 'nobody';
  const answer = {
    status_code: '200',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: http.body && http.body.bytes ? { bytes: http.body.bytes } : { string: http.body && http.body.string ? http.body.string : `Hello, ${name}, from node.` },
  };
  return {
    invocation_response: {
      invocation_id: request.invocation_id,
      output_data: output ? [{ name: output[0], data: { http: answer } }] : [],
      result: success,
    },
  };
}

call.on('data', (message) => {
  if (message.content === 'worker_terminate') {
    call.end();
    return;
  }
  const handler = handlers[message.content];
  if (handler) {
    call.write({ request_id: message.request_id, ...handler(message[message.content]) });
  }
});
call.on('end', () => process.exit(0));
call.on('error', (error) => {
  console.error(`worker.js: ${error.message}`);
  process.exit(1);
});
call.write({ request_id: given['functions-request-id'] ?? '', start_stream: { worker_id: workerId } });
