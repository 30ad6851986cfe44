import type { SendInviteRequest } from '~/api/invite-user';
import type { AccessibleTeamValue } from '~/api/teams';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { isEmailAddress, malformedAddress, pastedAddresses } from '~/domain/email-address';
import { idOfZeros } from '~/domain/search-values';
import { shownText } from '~/domain/shown-name';
import type { SiteRestriction } from '~/domain/site-restriction';
import { limitError } from '~/domain/typed-text';

export type InviteForm = Omit<SendInviteRequest, 'rootNodes'> & { rootNodes: SiteRestriction[] };

export const inviteFieldLimits = fieldLimits.SendInviteRequest;

export const emptyInvite: InviteForm = {
  email: '',
  isOrgAdmin: false,
  permissionGroupIDs: [],
  teamMembershipIDs: [],
  rootNodes: [],
};

/** Builds the payload for an address. The restrictions belong to no access link yet. */
export function invitationOf(form: InviteForm, email: string): SendInviteRequest {
  return exactly<SendInviteRequest>()({
    ...form,
    email,
    rootNodes: form.rootNodes.map(({ nodeID, nodeType }) => ({
      nodeID,
      nodeType,
      organisationUserLinkID: idOfZeros,
    })),
  });
}

/** Returns the addresses of the field Email that can be invited, and the rest with its errors. */
export const addressesOf = (text: string) => pastedAddresses(text, addressError);

/** Returns a pasted text without line breaks, which a field of one line would drop. */
export const inOneLine = (pasted: string): string =>
  pasted.trim().replaceAll(/\s*[\r\n]+\s*/g, '; ');

function addressError(address: string): string | undefined {
  return isEmailAddress(address) ? limitError(address, inviteFieldLimits.email) : malformedAddress;
}

/** Returns no error if somebody can be invited (docs/product/validation.md#email-structure). */
export function inviteFormErrors({ email }: InviteForm): { email?: string } {
  const { addresses, rest } = addressesOf(email);
  if (addresses.length > 0) return {};
  // The field itself says what is wrong with each of several.
  if (rest.length > 1) return { email: 'None of these can be invited.' };
  return { email: rest[0]?.error ?? malformedAddress };
}

/** The service marks the teams to which the person may not add members (decision 0074). */
const isOffered = ({ canAddMembers }: AccessibleTeamValue) => canAddMembers !== false;

/** Returns the teams that the person can choose, under the organisations that own them. */
export const offeredTeams = (values: readonly AccessibleTeamValue[]) =>
  values.filter(isOffered).map(({ key: id, value, group }) => ({
    id,
    name: shownText(value, id),
    group: shownText(group, 'Teams'),
  }));

/** Returns the names of the organisations that have teams which are not offered, each once. */
export function ownersNotOffered(values: readonly AccessibleTeamValue[]): string[] {
  const others = values.filter((value) => !isOffered(value));
  return [...new Set(others.map(({ group }) => shownText(group, 'another organisation')))];
}
