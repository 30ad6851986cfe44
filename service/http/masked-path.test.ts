import { expect, test } from 'vitest';
import { testService } from '../testing/test-service';
import { maskedPath } from './masked-path';

test.each([
  ['/admin/users', '/admin/users'],
  ['/invitations/accept/token/a@b.test', '/invitations/accept/***'],
  ['/invitations/validate/token/a@b.test/more', '/invitations/validate/***'],
  ['/resetpassword/confirm/token/a@b.test', '/resetpassword/confirm/***'],
  ['/resetpassword/validate/token', '/resetpassword/validate/***'],
  ['/ResetPassword/Validate/token', '/ResetPassword/Validate/***'],
  ['/invitations/accept', '/invitations/accept'],
  ['/resetpassword/requestsent', '/resetpassword/requestsent'],
  ['/authentication/login?returnUrl=/resetpassword/confirm/token', '/authentication/login'],
  ['/a\nb\u001b[31m', '/a?b?[31m'],
])('%j is written down as %s', (path, masked) => {
  expect(maskedPath(path)).toBe(masked);
});

test('the access log has a line for each request, without tokens', async () => {
  const service = await testService({ isDemo: false });
  await service.fetch('/resetpassword/confirm/SECRET/a@b.test?x=SECRET');
  await service.fetch('/%72esetpassword/confirm/SECRET/a@b.test');
  await service.call('/api/locale/');
  await service.close();
  expect(service.lines.map((line) => line.replace(/\d+ ms$/, 'N ms'))).toEqual([
    'GET /resetpassword/confirm/*** 404 N ms',
    'GET /resetpassword/confirm/*** 404 N ms',
    'GET /api/locale/ 200 N ms',
  ]);
});
