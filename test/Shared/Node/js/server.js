'use strict';
// A bare server for stream tests. Prints its port. What it does with a stream depends on the first message's request_id:
//   echo            sends every message back
//   status:N:text   ends the call with that status, and a trailer of its own
//   count           answers with the number of messages when the client has ended its side
const { grpc, listen } = require('./contract');

function status(call, code, details) {
  const metadata = new grpc.Metadata();
  metadata.set('x-reason', 'because');
  call.emit('error', { code, details, metadata });
}

listen.call(require('./contract'), (call) => {
  let mode = null;
  let count = 0;
  call.on('data', (message) => {
    count++;
    mode = mode ?? message.request_id;
    if (mode === 'echo') {
      call.write(message);
    } else if (mode.startsWith('status:')) {
      const [, code, details] = mode.split(':');
      status(call, Number(code), details);
    }
  });
  call.on('end', () => {
    if (mode === 'count') {
      call.write({ request_id: String(count), worker_heartbeat: {} });
    }
    call.end();
  });
  call.on('error', () => {});
}, (port) => console.log(port));
