/** The host name under which browsers reach a host to listen on: for every address this machine. */
export function publicHostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
