import { expect, test, vi } from 'vitest';
import { deviations, forgetDeviations } from './answers/deviations';
import { validateInvitation } from './answers/invitations.gen';
import { done } from './done';

const body = { email: '', token: '', userShortName: '', userFullName: '', userPassword: '' };
const validate = (answer: string, status = 200) => {
  vi.stubGlobal('fetch', async () => new Response(answer, { status }));
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

test('any status but 200 is a failure', async () => {
  await expect(validate('BadRequest', 400)).rejects.toMatchObject({ code: 'BadRequest' });
});
