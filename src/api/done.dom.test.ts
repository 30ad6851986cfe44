import { expect, test, vi } from 'vitest';
import { deviations, forgetDeviations } from './answers/deviations';
import { validateInvitation } from './answers/invitations.gen';
import { client } from './client';
import { done, whateverText } from './done';

const body = { email: '', token: '', userShortName: '', userFullName: '', userPassword: '' };
const validate = (answer: string, status = 200) => {
  vi.stubGlobal('fetch', async () => new Response(answer, { status }));
  return done(client.POST('/invitations/validate', { body, ...whateverText }), validateInvitation);
};

test('what was done says what the contract lets it say', async () => {
  expect(await validate('{"resultText":"Ok_NewUser"}')).toEqual({ resultText: 'Ok_NewUser' });
});

test.each(['', 'OK', '<!doctype html>', '[]', '{"resultText":"Ok_SomebodyElse"}'])(
  'what was done is no failure when it answers %j, and is reported',
  async (answer) => {
    forgetDeviations();
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await validate(answer)).toBeNull();
    expect(deviations()).toHaveLength(1);
  },
);

test('another status is a failure', async () => {
  await expect(validate('BadRequest', 400)).rejects.toMatchObject({ code: 'BadRequest' });
});
