import { expect, test } from 'vitest';
import { demoPassword } from '../database/seed/demo-accounts';
import { postForm, testService } from '../testing/test-service';

test('behind TLS the cookie is Secure and bound to the host, and browsers keep to TLS', async () => {
  const service = await testService({ publicUrl: 'https://console.test' });
  const fields = { email: 'super@demo.test', password: demoPassword };
  const response = await postForm(service, '/authentication/login', fields, {
    Origin: 'https://console.test',
  });
  const [cookie = '', device] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(device).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');

  const session = await service.call('/Authentication/current', {
    headers: { Cookie: cookie.split(';')[0] ?? '' },
  });
  expect(session.status).toBe(200);
  const withoutPrefix = await service.call('/Authentication/current', {
    headers: { Cookie: cookie.split(';')[0]?.replace('__Host-', '') ?? '' },
  });
  expect(withoutPrefix.status).toBe(401);
  const elsewhere = await postForm(service, '/authentication/login', fields, {
    Origin: 'http://console.test',
  });
  expect(elsewhere.status).toBe(403);
  await service.close();
});
