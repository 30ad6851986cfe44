import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf } from './address';

const addressIn = async (isBehindProxy: boolean, forwarded?: string) => {
  const app = new Hono().get('/', (context) => context.text(addressOf(context, isBehindProxy)));
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };
  return (await app.request('/', { headers }, bindings)).text();
};

test('without a proxy, the address is that of the connection, whatever the headers', async () => {
  expect(await addressIn(false)).toBe('10.0.0.9');
  expect(await addressIn(false, '1.2.3.4')).toBe('10.0.0.9');
});

test('behind a proxy, the address is the last one of X-Forwarded-For', async () => {
  expect(await addressIn(true, '1.2.3.4')).toBe('1.2.3.4');
  expect(await addressIn(true, 'made up, 1.2.3.4')).toBe('1.2.3.4');
  expect(await addressIn(true)).toBe('10.0.0.9');
});

test.each([
  ['1.2.3.4:4444', '1.2.3.4'],
  ['[2001:db8::1]:4444', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('a proxy that writes %s means the address %s', async (written, address) => {
  expect(await addressIn(true, written)).toBe(address);
});
