import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The least possible cost of a large answer: a server that sends bytes from its memory. At /cpu it says
// how many seconds its process has worked.
const body = readFileSync(process.env.BODY_FILE ?? '');
const server = createServer((incoming, outgoing) => {
  if (incoming.url !== '/cpu') return outgoing.end(body);
  const { user, system } = process.cpuUsage();
  return outgoing.end(String((user + system) / 1_000_000));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
