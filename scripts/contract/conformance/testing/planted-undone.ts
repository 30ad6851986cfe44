import { randomUUID } from 'node:crypto';
import type { Defect } from './defective-service';
import type { StorageDefect } from './planted-storage';

type Fields = Record<string, unknown>;

interface Batch {
  changes: Fields[];
  deletes: unknown[];
}

const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});

/** Keeps the request that this part of its body names, and answers it by the body. */
const keptIf =
  (part: RegExp, answerTo: (body: never, path: readonly string[]) => unknown): Defect['kept'] =>
  (text, request) => {
    if (!part.test(text)) return null;
    return json(200, answerTo(JSON.parse(text) as never, new URL(request.url).pathname.split('/')));
  };

/** Answers a batch that is not empty as if it were done. */
const keptBatch = (id: string, further: Fields = {}) =>
  keptIf(/"(changes|deletes)":\[["{]/, ({ changes, deletes }: Batch) => ({
    changes: changes.map((one) => ({ ...one, ...further, [id]: one.nodeID ?? randomUUID() })),
    deletes,
  }));

const undone = (
  name: string,
  operationId: string,
  pointer: string,
  kept: Defect['kept'],
): StorageDefect => ({ name, operationId, pointer, kept, only: [operationId] });

/** Keeps the second request of a path. The first one shows that the service knows the path. */
function keptSecond(): Defect['kept'] {
  const known = new Set<string>();
  return (_text, { headers, url }) => {
    // Others are refused.
    if (!headers.has('Cookie') || !headers.has('X-Requested-With')) return null;
    if (known.has(url)) return json(200, { ended: 1 });
    known.add(url);
    return null;
  };
}

/** Answers the first change of a password as if it were done, and refuses the next one as if it were. */
function keptPassword(): Defect['kept'] {
  let isDone = false;
  return (text) => {
    const [, userID] = /"userID":"([^"]+)","oldPassword":"Nine-/.exec(text) ?? [];
    if (userID === undefined) return null;
    const refusal = 'PasswordChange_OldPasswordIsIncorrect';
    if (isDone) return { status: 400, type: 'text/plain', text: refusal };
    isDone = true;
    return json(200, { changes: [{ userID }], deletes: [] });
  };
}

/** Calls that are answered as if they were done, and that the service never gets. */
export const plantedUndone: readonly StorageDefect[] = [
  undone('an old password that stays', 'changePassword', '/changes', keptPassword()),
  undone('sessions that stay', 'endSessions', 'the session', keptSecond()),
  undone(
    'a time zone that is not stored',
    'setOrganisationTimeZone',
    '/timeZone',
    keptIf(/Europe\/London/, ({ timeZone }: Fields) => ({ timeZone, inheritedTimeZone: null })),
  ),
  undone(
    'an end of access that is not stored',
    'setAccessEnd',
    'the body',
    keptIf(/2099-12-31T12/, (body) => body),
  ),
  undone(
    'a member who is in no team',
    'commitTeamMembers',
    '/changes',
    keptBatch('teamUserLinkID', { userName: 'Uma' }),
  ),
  undone(
    'a permission group that is not given',
    'commitLinkAssignments',
    '/changes',
    keptBatch('userPermissionGroupAssignmentID'),
  ),
  undone(
    'a restriction that is not stored',
    'commitLinkRootNodes',
    '/changes',
    keptBatch('nodeID'),
  ),
  undone(
    'an invitation that is not stored',
    'sendInvite',
    'the body',
    keptIf(/@conformance\.invalid/, ({ email, isOrgAdmin }: Fields) => ({
      organisationUserInviteID: randomUUID(),
      email,
      isOrgAdmin,
      expiryDateTimeUTC: '2099-12-31T12:00:00Z',
      senderName: 'Sam',
    })),
  ),
  undone(
    'an organisation that stays as it was before its start',
    'initialiseOrganisation',
    '/initialised',
    keptIf(/"authorisedAppIds":\[\]/, (_body, path) => ({
      organisationID: path.at(-2),
      initialised: true,
    })),
  ),
];
