import type {
  AcceptInvitationRequest,
  InvitationResult,
  Invite,
  InviteLink,
  SendInviteRequest,
} from '../../src/api/schema.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import type { CallOptions, TestService } from './test-service';

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

/** Reads the newest mailed link of an invitation to this address. */
export async function mailedInvitation(service: TestService, email: string) {
  const outbox = await (await service.fetch('/dev/outbox')).text();
  const link = new RegExp(`/invitations/validate/[\\w-]{43}/${encodeURIComponent(email)}`);
  return partsOfLink(link.exec(outbox)?.[0] ?? '');
}

/**
 * Invites a person to Harbour Restaurants; the sender is its administrator.
 * @returns the id of the invitation, and the parts of the link in the outbox
 */
export async function invite(service: TestService, change: Partial<SendInviteRequest> = {}) {
  const request: SendInviteRequest = {
    email: freshAddress(),
    isOrgAdmin: false,
    permissionGroupIDs: [],
    rootNodes: [],
    teamMembershipIDs: [],
    ...change,
  };
  const sent = await service.call(`/api/organisation/${harbour}/sendinvite`, {
    as: 'administrator',
    body: request,
  });
  if (sent.status !== 200) throw new Error(`The invitation was refused: ${await sent.text()}`);
  const { organisationUserInviteID: id } = (await sent.json()) as Invite;
  return { id, ...(await mailedInvitation(service, request.email)) };
}

/** Makes a link to an invitation of Harbour Restaurants, as an administrator who passes it on. */
export async function passOn(service: TestService, id: string) {
  const made = await service.call(`/api/organisation/${harbour}/invite/${id}/link`, {
    as: 'administrator',
    method: 'POST',
  });
  const { link } = (await made.json()) as InviteLink;
  return partsOfLink(link);
}

type Opened = Pick<AcceptInvitationRequest, 'email' | 'token'>;
type Session = Pick<CallOptions, 'as' | 'headers'>;

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

/** Validates an invitation, without a session unless one is given. */
export async function validate(
  service: TestService,
  { email, token }: Opened,
  session: Session = {},
): Promise<Outcome> {
  const body = { email, token, userShortName: 'x', userFullName: 'x', userPassword: 'x' };
  return outcomeOf(await service.call('/invitations/validate', { body, ...session }));
}

/** Sends an acceptance, without a session unless one is given. */
export function sendAcceptance(
  service: TestService,
  { email, token }: Opened,
  change: Partial<AcceptInvitationRequest> = {},
  session: Session = {},
): Promise<Response> {
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
  return service.call('/invitations/accept', { body, ...session });
}

/** Accepts an invitation; `change` replaces fields of a valid request. */
export const accept = async (...sent: Parameters<typeof sendAcceptance>): Promise<Outcome> =>
  outcomeOf(await sendAcceptance(...sent));
