'use strict';
// A functions host on @grpc/grpc-js: --app DIR --function NAME --invocations N --query name=Ada [--bytes B] -- <worker command line>.
// Starts the worker, initializes it, loads the function, invokes it N times at once, and prints one JSON object with what came back.
const { spawn } = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const contract = require('./contract');

const given = contract.args();
// The worker runs in the app's folder, so paths are made whole here.
const command = process.argv.slice(process.argv.indexOf('--') + 1).map((part) => (part.includes('/') && fs.existsSync(part) ? path.resolve(part) : part));
const app = path.resolve(given.app);
const workerId = crypto.randomUUID();
const functionId = crypto.randomUUID();
const wanted = Number(given.invocations ?? 1);
const body = Buffer.alloc(Number(given.bytes ?? 0), 7);
const result = { logs: [], answers: [], failures: [] };
let worker;

function metadata() {
  const directory = path.join(app, given.function);
  const json = JSON.parse(fs.readFileSync(path.join(directory, 'function.json'), 'utf8'));
  const bindings = {};
  for (const binding of json.bindings) {
    bindings[binding.name] = { type: binding.type, direction: binding.direction.toLowerCase() };
  }
  return { name: given.function, directory, script_file: path.join(directory, json.scriptFile ?? 'run.ps1'), entry_point: json.entryPoint ?? '', bindings };
}

// Plain maps, or the nullable ones for a worker that asked for them.
function maps(plain) {
  if (!result.capabilities.UseNullableValueDictionaryForHttp) {
    return plain;
  }
  const nullable = {};
  for (const [map, entries] of Object.entries(plain)) {
    nullable[`nullable_${map}`] = Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));
  }
  return nullable;
}

function invocation(bindings) {
  const trigger = Object.entries(bindings).find(([, binding]) => /Trigger$/i.test(binding.type))[0];
  const query = Object.fromEntries(new URLSearchParams(given.query ?? ''));
  const http = {
    method: body.length ? 'POST' : 'GET',
    url: `http://localhost/api/${given.function}?${given.query ?? ''}`,
    ...maps({ headers: { host: 'localhost', ...(body.length ? { 'content-type': 'application/octet-stream' } : {}) }, query }),
    ...(body.length ? { body: { bytes: body } } : {}),
  };
  return { invocation_id: crypto.randomUUID(), function_id: functionId, input_data: [{ name: trigger, data: { http } }] };
}

function finish(error) {
  if (error) {
    result.error = error;
  }
  console.log(JSON.stringify(result));
  worker.kill('SIGKILL');
  process.exit(error ? 1 : 0);
}

function text(data) {
  const value = data && data.data ? data[data.data] : null;
  return Buffer.isBuffer(value) ? `${value.length} bytes, ${value.equals(body) ? 'equal' : 'different'}` : value;
}

const steps = {
  start_stream: (message, call) => {
    result.workerIdMatches = message.worker_id === workerId;
    call.write({ worker_init_request: { host_version: '4.0.0', capabilities: { MultiStream: '10' }, worker_directory: path.dirname(command.at(-1)), function_app_directory: app } });
  },
  worker_init_response: (message, call) => {
    result.init = message.result && message.result.status;
    result.capabilities = message.capabilities;
    result.runtime = message.worker_metadata;
    call.write({ request_id: 'status-1', worker_status_request: {} });
    call.write({ function_load_request: { function_id: functionId, metadata: metadata() } });
  },
  function_load_response: (message, call) => {
    result.load = message.result && message.result.status;
    if (result.load !== 'Success') {
      finish(`load: ${message.result && message.result.exception && message.result.exception.message}`);
    }
    for (let i = 0; i < wanted; i++) {
      call.write({ invocation_request: invocation(metadata().bindings) });
    }
  },
  invocation_response: (message, call) => {
    if (message.result && message.result.status === 'Success') {
      const output = message.output_data.find((item) => item.data && item.data.http);
      result.answers.push(output ? { status: output.data.http.status_code, body: text(output.data.http.body) } : null);
    } else {
      result.failures.push(message.result && message.result.exception && message.result.exception.message);
    }
    if (result.answers.length + result.failures.length === wanted) {
      // The end of the stream is the worker's sign to go.
      result.workerExit = null;
      worker.on('exit', (code) => { result.workerExit = code; finish(); });
      setTimeout(() => finish('the worker did not end with its stream'), 10000).unref();
      call.end();
    }
  },
  rpc_log: (message) => result.logs.push(message.message),
};

contract.listen((call) => {
  call.on('data', (message) => {
    if (message.content === 'worker_status_response') {
      result.statusRequestId = message.request_id;
    } else if (steps[message.content]) {
      steps[message.content](message[message.content], call);
    }
  });
  call.on('error', () => {});
}, (port) => {
  const args = ['--host', '127.0.0.1', '--port', String(port), '--workerId', workerId, '--requestId', crypto.randomUUID(), '--grpcMaxMessageLength', '2147483647',
    '--functions-uri', `http://127.0.0.1:${port}/`, '--functions-worker-id', workerId, '--functions-request-id', crypto.randomUUID(), '--functions-grpc-max-message-length', '2147483647'];
  worker = spawn(command[0], [...command.slice(1), ...args], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FUNCTIONS_WORKER_RUNTIME: 'powershell', PSWorkerInProcConcurrencyUpperBound: '4' },
  });
  worker.on('error', (error) => finish(error.message));
  worker.on('exit', (code) => { if (result.workerExit !== null) { finish(`the worker exited with code ${code}`); } });
  setTimeout(() => finish('timeout'), Number(given.timeout ?? 60) * 1000).unref();
});
