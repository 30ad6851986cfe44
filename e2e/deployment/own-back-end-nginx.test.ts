import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/commands/lib/free-port';
import { type Proxied, startNginx } from '../support/servers/start-nginx';

// The documented file with its settings as they are, before a back end that does not answer.
let proxied: Proxied;
beforeAll(async () => {
  const backEnd = `127.0.0.1:${await freePort(0)}`;
  proxied = await startNginx(await freePort(0), 'nginx-own-back-end.conf', (file) =>
    file
      .replace('/opt/authentication-console/dist', resolve('dist'))
      .replace('127.0.0.1:8080', backEnd),
  );
});
afterAll(() => proxied?.stop());

/** Asks for a path. The certificate is one that nobody knows. */
function get(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((done, fail) => {
    const call = request(`${proxied.origin}${path}`, { rejectUnauthorized: false }, (answer) => {
      text(answer).then((body) => done({ status: answer.statusCode, body }), fail);
    });
    call.on('error', fail).end();
  });
}

test('a page does not list deviations unless somebody switches the list on', async () => {
  const { status, body } = await get('/admin/users');
  expect(status).toBe(200);
  expect(body).toContain('<title>Authentication</title>');
  expect(body).not.toContain('show-deviations');
});

test('calls fail while the back end is away, and no log has the token of an address', async () => {
  expect((await get('/api/user?token=SECRET')).status).toBe(502);
  expect((await get('/resetpassword/confirm/token/SECRET')).status).toBe(200);
  const logs = readdirSync(proxied.folder).filter((name) => name.endsWith('.log'));
  expect(logs).not.toEqual([]);
  for (const log of logs) {
    expect(readFileSync(join(proxied.folder, log), 'utf8')).not.toContain('SECRET');
  }
});
