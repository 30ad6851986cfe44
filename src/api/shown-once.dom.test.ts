import { expect, test, vi } from 'vitest';
import { createInviteLink } from './answers/extension.gen';
import { resetServiceAccountPassword } from './answers/service-accounts.gen';
import { post } from './client';

const path = { orgId: 'a', id: 'b' };
const reset = () => post(resetServiceAccountPassword, { path }, undefined);
const makeLink = () => post(createInviteLink, { path }, undefined);

test.each([
  ['{}', reset, /^This was done, but .* could not be read: generatedPassword is missing/],
  ['{}', makeLink, /^This was done, but .* could not be read: link is missing/],
  ['', reset, /^The answer could not be read\. It is/],
])(
  'after the answer %j, nobody is sent to look for what is shown once',
  async (body, call, said) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response(body));
    const failure = await call().catch((cause: Error) => cause);
    expect(failure).toMatchObject({ message: expect.stringMatching(said) });
    expect(failure).toMatchObject({
      message: expect.stringMatching(/It is shown only once: do it again\.$/),
    });
  },
);
