import { expect, test } from 'vitest';
import { networkOf } from './network';

test('the IPv6 addresses of one subscriber (64 leading bits) are one network', () => {
  const hosts = ['::1', ':0:0:0:2', ':abcd::%eth0', ':1:2:3:4', ':9:9:9:9'];
  expect(new Set(hosts.map((host) => networkOf(`2001:DB8:0:1${host}`)))).toEqual(
    new Set(['2001:db8:0:1']),
  );
  expect(networkOf('2001:db8:0:2::1')).not.toBe('2001:db8:0:1');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('::')).toBe('0:0:0:0');
});

test('an IPv4 address is a network of its own, also in the form of an IPv6 address', () => {
  expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  expect(networkOf('::ffff:10.0.0.1')).toBe(networkOf('::FFFF:0a00:1'));
  expect(networkOf('::ffff:10.0.0.1')).not.toBe(networkOf('::ffff:10.0.0.2'));
});
