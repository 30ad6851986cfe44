import { expect } from 'vitest';
import type { OrganisationUserLink } from '../../src/api/schema.gen';
import { demo, organisationCalls } from './organisation-access';
import type { CallOptions, TestService } from './test-service';

type Account = CallOptions['as'];

const minute = 60_000;

/** Ada Marchetti, the administrator of Harbour Restaurants. She stays in the team Support. */
export const ada = { link: demo.link(1), user: demo.user(2), email: 'admin@demo.test' };

/** Makes an access link that makes a team an administrator. */
export const teamLink = (teamUserID: string) => ({ linkType: 2, isOrgAdmin: true, teamUserID });

/** Makes the calls of a test in which Ada administers Harbour Restaurants for one more minute. */
export function temporaryAdministrator(service: () => TestService) {
  const { call, read } = organisationCalls(service);

  /** Awaits a call that has to succeed, and returns its answer. */
  async function succeed(sent: Promise<Response>) {
    const answer = await sent;
    expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
    return answer.json();
  }
  const inOneMinute = () => new Date(service().clock.now.getTime() + minute);
  const setEnd = (organisationUserLinkID: string, endsAt: string | null, as: Account) =>
    call('/accessends', { organisationUserLinkID, endsAt }, as);
  const saveLinks = (changes: object[], as?: Account, orgId?: string) =>
    call('/links/batch', { changes, deletes: [] }, as, orgId);
  const newTeam = async (name = 'Own') =>
    (await succeed(call('/team/batch', { changes: [{ name }], deletes: [] }))).changes[0]
      .teamID as string;

  return {
    call,
    read,
    succeed,
    setEnd,
    saveLinks,
    newTeam,
    /** @returns the end of her access */
    async start(): Promise<string> {
      const end = inOneMinute().toISOString();
      await succeed(setEnd(ada.link, end, 'superUser'));
      return end;
    },
    /** Lets the minute pass. */
    pass() {
      service().clock.now = inOneMinute();
    },
    isAdministrator: async () => (await call('/links')).status === 200,
    linkOf: async (id: string) =>
      (await read<OrganisationUserLink[]>('/links', 'superUser')).find(
        ({ teamUserID }) => teamUserID === id,
      ),
    join: (teamID: string, userID = ada.user, as?: Account) =>
      call(`/team/${teamID}/members/batch`, { changes: [{ teamID, userID }], deletes: [] }, as),
  };
}
