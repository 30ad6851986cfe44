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
    email: addressesOf(form.email)[0] ?? '',
    rootNodes: form.rootNodes.map(({ nodeID, nodeType }) => ({
      nodeID,
      nodeType,
      organisationUserLinkID: noLinkYet,
    })),
  });
}

/**
 * Returns the addresses of the field Email, each once. A text with one @ is one address. In a list the
 * separators are commas, semicolons and blanks, and "Nia Okafor <nia@example.com>" stands for its address
 * (docs/product/many-at-once.md#invitations).
 */
export function addressesOf(text: string): string[] {
  const isNamed = /<[^<>\s]*@[^<>\s]*>/.test(text);
  const isList = isNamed || text.split('@').length > 2;
  // A quoted name may have commas. Only the text in brackets is the address.
  const plain = isNamed
    ? text.replaceAll(/"[^"]*"/g, '').replaceAll(/[^<>,;\n]*<([^<>\s]*)>/g, ' $1 ')
    : text;
  const typed = isList ? plain.split(/[\s,;]+/) : [plain.trim()];
  const found = new Map(
    typed.filter((address) => address !== '').map((address) => [address.toLowerCase(), address]),
  );
  return [...found.values()];
}

/** Returns a pasted text without line breaks, which a field of one line would drop. */
export const inOneLine = (pasted: string): string =>
  pasted.trim().replaceAll(/\s*[\r\n]+\s*/g, ', ');

const malformed = 'Enter an email address such as name@example.com.';

function addressError(address: string): string | undefined {
  return isEmailAddress(address) ? limitError(address, inviteFieldLimits.email) : malformed;
}

/**
 * Returns the error of each field (docs/product/validation.md#email-structure). The result is empty
 * when the form can be sent.
 */
export function inviteFormErrors({ email }: InviteForm): { email?: string } {
  const addresses = addressesOf(email);
  const wrong = addresses.find((address) => addressError(address) !== undefined);
  if (addresses.length > 0 && wrong === undefined) return {};
  const error = addressError(wrong ?? '') ?? malformed;
  return { email: addresses.length > 1 ? `${wrong}: ${error}` : error };
}

/** The service marks the teams to which the person may not add members (decision 0074). */
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
