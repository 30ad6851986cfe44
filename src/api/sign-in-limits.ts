import { getSignInLimits, unlockSignIn } from './answers/extension.gen';
import { query } from './calls';
import { post } from './client';
import { useSingleMutation } from './use-single-mutation';

export type { SignInLimit, SignInLimits } from './answers/extension.gen';

/** What keeps a user from signing in now. A back end without the call answers 404, 405 or 501. */
export const signInLimitsQuery = (id: string) => ({
  ...query(['sign-in-limits'], getSignInLimits, { path: { id } }),
  // The limits change by themselves, from one moment to the next.
  staleTime: 0,
});

/** Lets a user sign in again. */
export const useUnlockSignIn = (id: string) =>
  useSingleMutation({
    mutationFn: () => post(unlockSignIn, { path: { id } }, undefined),
    onSuccess: (limits, _body, _result, { client }) =>
      client.setQueryData(signInLimitsQuery(id).queryKey, limits),
  });
