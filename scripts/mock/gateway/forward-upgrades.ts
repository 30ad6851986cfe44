import { request as httpRequest, type Server } from 'node:http';

/** Forwards the WebSocket of a Vite development server, which hot reload needs. */
export function forwardUpgrades(server: Server, origin: string): void {
  server.on('upgrade', (request, socket, head) => {
    const forwarded = httpRequest(`${origin}${request.url}`, {
      headers: { ...request.headers, host: new URL(origin).host },
    });
    forwarded.on('upgrade', (answer, upstream, upstreamHead) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.write(upstreamHead);
      upstream.pipe(socket).pipe(upstream);
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
    forwarded.on('response', () => socket.destroy());
    forwarded.on('error', () => socket.destroy());
    forwarded.end();
  });
}
