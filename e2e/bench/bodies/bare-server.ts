import { createServer } from 'node:http';

// The least possible cost of a large body: a server that counts its bytes and keeps none of them.
const server = createServer((incoming, outgoing) => {
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
  });
  incoming.on('end', () => outgoing.end(String(size)));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
