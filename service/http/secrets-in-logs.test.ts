import { createClient } from '@libsql/client';
import { expect, test, vi } from 'vitest';
import { accept, freshAddress, invite, validate } from '../testing/invitations';
import { testService } from '../testing/test-service';

test('no log has a token, a password or an email address of a path', async () => {
  const service = await testService();
  const page = { headers: { Accept: 'text/html' } };
  const reset = (step: string, body: object) => service.call(`/passwordreset/${step}`, { body });

  const { token: invitation, email: invited } = await invite(service, { email: freshAddress() });
  await service.fetch(`/invitations/validate/${invitation}/${encodeURIComponent(invited)}`, page);
  await service.fetch(`/invitations/accept/${invitation}/${encodeURIComponent(invited)}`, page);
  await validate(service, { email: invited, token: invitation });
  await accept(service, { email: invited, token: invitation });
  // The first acceptance used the token, so that this one fails.
  await accept(service, { email: invited, token: invitation });

  const forgetful = 'user@demo.test';
  expect((await reset('send', { email: forgetful })).status).toBe(200);
  const token = await vi.waitFor(async () => {
    const outbox = await (await service.fetch('/dev/outbox')).text();
    const [, found] = /\/resetpassword\/validate\/([\w-]{43})\//.exec(outbox) ?? [];
    expect(found).toBeDefined();
    return found ?? '';
  });
  await service.fetch(`/resetpassword/validate/${token}/${forgetful}`, page);
  await service.fetch(`/resetpassword/confirm/${token}/${forgetful}?again=${token}`, page);
  await service.fetch(`/authentication/login?returnUrl=/resetpassword/confirm/${token}`);
  const login = { email: forgetful, token };
  await reset('validate', login);
  await reset('confirm', { ...login, userPassword: 'Lantern-over-the-Quay-7' });
  await reset('confirm', { ...login, userPassword: 'Lantern-over-the-Quay-7' });
  await reset('confirm', { ...login, userPassword: 12, token: [token] });

  const client = createClient({ url: `file:${service.folder}/service.db` });
  const { rows } = await client.execute('select message from audit_log_entries');
  const audit = rows.map(({ message }) => message);
  client.close();
  // Without its database, every statement fails.
  await service.service.close();
  await reset('validate', login);
  await accept(service, { email: invited, token: invitation });
  await service.close();

  const log = service.written.join('');
  expect(log).toContain('/resetpassword/confirm/***');
  expect(log).toContain('/invitations/accept/***');
  expect(log).toContain('failed');
  const secrets = [invitation, token, 'Lantern-over-the-Quay-7', 'Seven-gulls-at-noon'];
  for (const secret of secrets) {
    expect(log.includes(secret)).toBe(false);
    expect(audit.join('\n').includes(secret)).toBe(false);
  }
  expect(service.lines.join('\n')).not.toMatch(/@|%40/);
  expect(log).not.toContain(invited);
  expect(log).not.toContain(forgetful);
});
