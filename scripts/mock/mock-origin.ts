import { publicHostOf } from '../../service/http/public-host';

/** The address of the mock for browsers. The usual one has the name that the documents have. */
export function mockOrigin(host: string, port: number): string {
  const name = publicHostOf(host);
  return `http://${name === '127.0.0.1' ? 'localhost' : name}:${port}`;
}
