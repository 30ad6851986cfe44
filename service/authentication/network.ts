import { isIPv6 } from 'node:net';

/** Returns the network of one subscriber: the IPv4 address, or the leading 64 bits of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser normalises every IPv6 address.
  const [, text = ''] =
    /^http:\/\/\[(.*)\]\/$/.exec(new URL(`http://[${address.split('%', 1)[0]}]`).href) ?? [];
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(text);
  if (mapped) return `::ffff:${mapped[1]}:${mapped[2]}`;
  const [before = '', after] = text.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4).join(':');
}
