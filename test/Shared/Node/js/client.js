'use strict';
// A bare client for stream tests: --uri ADDRESS --count N --bytes B. Sends N messages with B bytes each, ends its side, and prints
// what came back as one JSON object: how many, whether all were equal and in order, the status and its details.
const { grpc, FunctionRpc, options, args } = require('./contract');

const given = args();
const count = Number(given.count);
const body = Buffer.alloc(Number(given.bytes), 'x');
const client = new FunctionRpc(new URL(given.uri).host, grpc.credentials.createInsecure(), options);
const deadline = given.deadline ? { deadline: Date.now() + Number(given.deadline) } : {};
const call = client.EventStream(new grpc.Metadata(), deadline);
let received = 0;
let inOrder = true;
call.on('data', (message) => {
  inOrder = inOrder && message.request_id === String(received);
  inOrder = inOrder && Buffer.compare(message.invocation_response.return_value.bytes, body) === 0;
  received++;
});
call.on('error', () => {});
call.on('status', (status) => {
  console.log(JSON.stringify({ received, inOrder, code: status.code, details: status.details }));
});
for (let i = 0; i < count; i++) {
  call.write({ request_id: String(i), invocation_response: { invocation_id: given.mode ?? 'echo', return_value: { bytes: body } } });
}
call.end();
