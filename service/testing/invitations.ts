import type {
  AcceptInvitationRequest,
  InvitationResult,
  Invite,
  InviteLink,
  SendInviteRequest,
} from '../../src/api/schema.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import type { TestService } from './test-service';

export const harbour = fixedIdentifier('organisation', 3);
export const goodPassword = 'Seven-gulls-at-noon';
/** The consent documents that new people accept in the demo data. */
export const documents = [
  fixedIdentifier('consentDocument', 1),
  fixedIdentifier('consentDocument', 2),
];

let made = 0;

/** Makes a unique email address. */
export const freshAddress = () => {
  made += 1;
  return `invited.${made}@guests.test`;
};

/** Reads the email address and the token from a link. */
export function partsOfLink(link: string) {
  const [, token = '', address = ''] =
    /\/invitations\/validate\/([\w-]{43})\/(\S+)/.exec(link) ?? [];
  return { token, email: decodeURIComponent(address) };
}

/** Invites a person to Harbour Restaurants; the sender is its administrator. */
export async function invite(service: TestService, change: Partial<SendInviteRequest> = {}) {
  const base = `/api/organisation/${harbour}`;
  const sent = await service.call(`${base}/sendinvite`, {
    as: 'administrator',
    body: {
      email: freshAddress(),
      isOrgAdmin: false,
      permissionGroupIDs: [],
      rootNodes: [],
      teamMembershipIDs: [],
      ...change,
    },
  });
  if (sent.status !== 200) throw new Error(`The invitation was refused: ${await sent.text()}`);
  const { organisationUserInviteID: id } = (await sent.json()) as Invite;
  const made = await service.call(`${base}/invite/${id}/link`, {
    as: 'administrator',
    method: 'POST',
  });
  const { link } = (await made.json()) as InviteLink;
  return { id, ...partsOfLink(link) };
}

interface Outcome {
  status: number;
  /** The result text, or the code of the refusal. */
  text: string;
  reason: string | null;
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const body = await response.text();
  const text = response.status === 200 ? (JSON.parse(body) as InvitationResult).resultText : body;
  return { status: response.status, text, reason: response.headers.get('X-Error-Reason') };
}

/** Validates an invitation without a session. */
export async function validate(
  service: TestService,
  { email, token }: { email: string; token: string },
): Promise<Outcome> {
  const placeholders = { userShortName: 'x', userFullName: 'x', userPassword: 'x' };
  return outcomeOf(
    await service.call('/invitations/validate', { body: { email, token, ...placeholders } }),
  );
}

/** Accepts an invitation without a session; `change` replaces fields of a valid request. */
export async function accept(
  service: TestService,
  { email, token }: { email: string; token: string },
  change: Partial<AcceptInvitationRequest> = {},
): Promise<Outcome> {
  const body = {
    email,
    token,
    userShortName: 'Nia',
    userFullName: `Nia Okafor ${email}`,
    userPassword: goodPassword,
    locale: 'en-GB',
    defaultCurrency: 'GBP',
    consentDocumentIds: documents,
    ...change,
  };
  return outcomeOf(await service.call('/invitations/accept', { body }));
}
