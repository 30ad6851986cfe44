import { useMutation } from '@tanstack/react-query';
import { client } from './client';
import { done, whateverText } from './done';
import { invitationResultOf } from './invitation-result';
import type { AcceptInvitationRequest, ValidateInvitationRequest } from './schema.gen';

export type { AcceptInvitationRequest, ValidateInvitationRequest } from './schema.gen';

// What a token or a password passes through is forgotten at once.
const kept = { gcTime: 0 };

/** Asks whether an invitation is valid, and for whom (POST invitations/validate). */
export function useValidateInvitation() {
  return useMutation({
    ...kept,
    mutationFn: async (body: ValidateInvitationRequest) =>
      invitationResultOf(
        await done(client.POST('/invitations/validate', { body, ...whateverText })),
      ),
  });
}

/** Accepts an invitation, which works once (POST invitations/accept). */
export function useAcceptInvitation() {
  return useMutation({
    ...kept,
    mutationFn: async (body: AcceptInvitationRequest) =>
      invitationResultOf(await done(client.POST('/invitations/accept', { body, ...whateverText }))),
  });
}
