import { useMutation } from '@tanstack/react-query';
import { client, resultOf } from './client';
import type { AcceptInvitationRequest, ValidateInvitationRequest } from './schema.gen';

export type { AcceptInvitationRequest, ValidateInvitationRequest } from './schema.gen';

// What a token or a password passes through is forgotten at once.
const kept = { gcTime: 0 };

/** Asks whether an invitation is valid, and for whom (POST invitations/validate). */
export function useValidateInvitation() {
  return useMutation({
    ...kept,
    mutationFn: (body: ValidateInvitationRequest) =>
      resultOf(client.POST('/invitations/validate', { body })),
  });
}

/** Accepts an invitation, which works once (POST invitations/accept). */
export function useAcceptInvitation() {
  return useMutation({
    ...kept,
    mutationFn: (body: AcceptInvitationRequest) =>
      resultOf(client.POST('/invitations/accept', { body })),
  });
}
