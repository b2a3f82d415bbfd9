'use strict';
// The FunctionRpc contract as @grpc/grpc-js sees it, from the repository's own .proto files.
const path = require('path');
const grpc = require('@grpc/grpc-js');
const loader = require('@grpc/proto-loader');

const root = path.resolve(__dirname, '..', '..', '..', '..', 'protobuf');
const definition = loader.loadSync('FunctionRpc.proto', { keepCase: true, longs: Number, enums: String, oneofs: true, includeDirs: [root] });

module.exports = {
  grpc,
  FunctionRpc: grpc.loadPackageDefinition(definition).AzureFunctionsRpcMessages.FunctionRpc,
  options: { 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 },

  // "--name value" pairs; what is not asked for is ignored, as workers do.
  args() {
    const result = {};
    for (let i = 2; i + 1 < process.argv.length; i++) {
      if (process.argv[i].startsWith('--')) {
        result[process.argv[i].slice(2)] = process.argv[i + 1];
      }
    }
    return result;
  },

  // A server on a free loopback port.
  listen(eventStream, ready) {
    const server = new grpc.Server(this.options);
    server.addService(this.FunctionRpc.service, { EventStream: eventStream });
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, port) => {
      if (error) {
        throw error;
      }
      ready(port, server);
    });
  },
};
