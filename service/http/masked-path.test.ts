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
  ['/authentication/confirmemail/token', '/authentication/confirmemail/***'],
  ['/invitations/accept', '/invitations/accept'],
  ['/resetpassword/requestsent', '/resetpassword/requestsent'],
  ['/resetpassword', '/resetpassword'],
  ['/resetpassword/TOKEN', '/resetpassword/***'],
  ['/resetpassword/confirmTOKEN/a@b.test', '/resetpassword/***'],
  ['/resetpassword//confirm//TOKEN', '/resetpassword//confirm/***'],
  ['//invitations/accept/TOKEN', '//invitations/accept/***'],
  ['/admin/invitations/accept/TOKEN', '/admin/invitations/accept/***'],
  ['/invitations%2Faccept%2FTOKEN%2fa%40b.test', '/invitations/accept/***'],
  ['/invitations/accept%252FTOKEN', '/invitations/accept/***'],
  ['/%72esetpassword/confirm/TOKEN/100%', '/resetpassword/confirm/***'],
  ['/invitations\\accept\\TOKEN', '/invitations/***'],
  ['/invitations/accept;TOKEN', '/invitations/accept/***'],
  ['/%25%2552esetpassword/TOKEN', '/***/***'],
  ['/organisation/50%25/teams', '/organisation/***/teams'],
  ['/user/1#/invitations/accept/TOKEN', '/user/***'],
  ['/resetpasswort/confirm/Zk3_token-of-43-characters/a@b.test', '/resetpasswort/confirm/***/***'],
  ['/api/user/10000000-0000-4000-8000-000000000001', '/api/user/***'],
  ['/assets/record-grid-Ab3_x9.js', '/assets/record-grid-Ab3_x9.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/files.js/x', '/***/x'],
  ['/authentication/login?returnUrl=/resetpassword/confirm/token', '/authentication/login'],
  ['/a\nb\u001b[31m', '/***'],
])('%j is written down as %s', (path, masked) => {
  expect(maskedPath(path)).toBe(masked);
});

test('a path of nested escapes is resolved in one pass', () => {
  const nested = `%${'25'.repeat(5_000)}72esetpassword/SECRET`;
  expect(maskedPath(`/${nested}`)).toBe('/resetpassword/***');
});

test('the access log has one line for each request, and no tokens', async () => {
  const service = await testService({ isDemo: false });
  await service.fetch('/resetpassword/confirm/SECRET/a@b.test?x=SECRET');
  await service.fetch('/%72esetpassword/confirm/SECRET/a@b.test');
  await service.call('/api/locale/');
  await service.close();
  expect(service.lines.map((line) => line.replace(/[\d.]+ ms$/, 'N ms'))).toEqual([
    'GET /resetpassword/confirm/*** 404 N ms',
    'GET /resetpassword/confirm/*** 404 N ms',
    'GET /api/locale/ 200 N ms',
  ]);
});
