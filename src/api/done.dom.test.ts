import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { deviations, forgetDeviations } from './answers/deviations';
import { validateInvitation } from './answers/invitations.gen';
import { done, useLinkCall } from './done';

const body = { email: '', token: '', userShortName: '', userFullName: '', userPassword: '' };
const validate = (answer: string, status = 200) => {
  const headers = { 'Content-Type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(answer, { status, headers }));
  return done(validateInvitation, {}, body);
};

test('a body that fits the contract is the result', async () => {
  expect(await validate('{"resultText":"Ok_NewUser"}')).toEqual({ resultText: 'Ok_NewUser' });
});

test.each(['', 'OK', '<!doctype html>', '[]', '{"resultText":null}'])(
  'a 200 with the body %j is a success, and the door reports it',
  async (answer) => {
    forgetDeviations();
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await validate(answer)).toBeNull();
    expect(deviations.current()).toHaveLength(1);
  },
);

test('a 200 with a page, which may come from a proxy, is no success', async () => {
  const headers = { 'Content-Type': 'text/html' };
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { headers }));
  const call = done(validateInvitation, {}, body);
  await expect(call).rejects.toMatchObject({ status: 200, isUncertain: true });
  vi.stubGlobal('fetch', async () => new Response('OK', { headers }));
  expect(await done(validateInvitation, {}, body)).toBeNull();
});

test('any status but 200 is a failure', async () => {
  await expect(validate('BadRequest', 400)).rejects.toMatchObject({ code: 'BadRequest' });
});

test('a link with an address that is too long is that of nobody, without a call', async () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, children);
  const code = 'NotFound_InvitationExpiredOrMissing';
  const { result } = renderHook(() => useLinkCall(validateInvitation, {}, code), { wrapper });
  const sent = result.current.mutateAsync({ ...body, email: `${'x'.repeat(56)}@demo.test` });
  await expect(sent).rejects.toMatchObject({ status: 404, code });
  expect(send).not.toHaveBeenCalled();
});
