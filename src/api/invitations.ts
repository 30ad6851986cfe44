import { acceptInvitation, validateInvitation } from './answers/invitations.gen';
import { useDone } from './done';

export type * from './answers/invitations.gen';

/** Checks whether an invitation is valid, and for whom. */
export const useValidateInvitation = () => useDone(validateInvitation, {});

/** Accepts an invitation. An invitation works once. */
export const useAcceptInvitation = () => useDone(acceptInvitation, {});
