import type { SendInviteRequest } from '~/api/invite-user';
import type { AccessibleTeamValue } from '~/api/teams';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import type { SiteRestriction } from '~/domain/site-restriction';
import { isEmailAddress, limitError } from '~/domain/typed-text';

/** The values of the Invite User form. */
export type InviteForm = Omit<SendInviteRequest, 'rootNodes'> & { rootNodes: SiteRestriction[] };

/** New assignments have the identifier of all zeros (docs/product/constants.md#id-of-all-zeros). */
const noLinkYet = '00000000-0000-0000-0000-000000000000';

export const inviteFieldLimits = fieldLimits.SendInviteRequest;

export const emptyInvite: InviteForm = {
  email: '',
  isOrgAdmin: false,
  permissionGroupIDs: [],
  teamMembershipIDs: [],
  rootNodes: [],
};

/** Builds the payload. The restrictions belong to no access link yet. */
export function invitationOf(form: InviteForm): SendInviteRequest {
  return exactly<SendInviteRequest>()({
    ...form,
    email: form.email.trim(),
    rootNodes: form.rootNodes.map(({ nodeID, nodeType }) => ({
      nodeID,
      nodeType,
      organisationUserLinkID: noLinkYet,
    })),
  });
}

/**
 * Returns the error of each field (docs/product/validation.md#email-structure). The result is empty
 * when the form can be sent.
 */
export function inviteFormErrors({ email }: InviteForm): { email?: string } {
  const error = isEmailAddress(email.trim())
    ? limitError(email.trim(), inviteFieldLimits.email)
    : 'Enter an email address such as name@example.com.';
  return error === undefined ? {} : { email: error };
}

/** The service marks the teams to which the person may not add members (decision 0018). */
const isOffered = ({ canAddMembers }: AccessibleTeamValue) => canAddMembers !== false;

/** Returns the teams that the person can choose, under the organisations that own them. */
export const offeredTeams = (values: readonly AccessibleTeamValue[]) =>
  values
    .filter(isOffered)
    .map(({ key: id, value, group }) => ({ id, name: value || id, group: group || 'Teams' }));

/** Returns the names of the organisations that have teams which are not offered, each once. */
export function ownersNotOffered(values: readonly AccessibleTeamValue[]): string[] {
  const others = values.filter((value) => !isOffered(value));
  return [...new Set(others.map(({ group }) => group || 'another organisation'))];
}
