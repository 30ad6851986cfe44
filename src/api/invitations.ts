import { useMutation } from '@tanstack/react-query';
import { acceptInvitation, validateInvitation } from './answers/invitations.gen';
import { client } from './client';
import { done, whateverText } from './done';
import type { AcceptInvitationRequest, ValidateInvitationRequest } from './schema.gen';

export type {
  AcceptInvitationRequest,
  ValidateInvitationRequest,
} from './schema.gen';

/** Checks whether an invitation is valid, and for whom (POST invitations/validate). */
export function useValidateInvitation() {
  return useMutation({
    mutationFn: (body: ValidateInvitationRequest) =>
      done(client.POST('/invitations/validate', { body, ...whateverText }), validateInvitation),
  });
}

/** Accepts an invitation (POST invitations/accept). An invitation works once. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: AcceptInvitationRequest) =>
      done(client.POST('/invitations/accept', { body, ...whateverText }), acceptInvitation),
  });
}
