import { expect } from 'vitest';
import type { UsedBy, UsedByUse } from '../../src/api/schema.gen';
import { fileOf } from './fresh-organisation';
import { harbour } from './organisation-access';
import type { CallOptions, TestService } from './test-service';

/** A kind of records, as in the paths of the calls, and the path of the batch that deletes them. */
export const usedKinds = {
  clients: '/api/client',
  deploymentservers: '/api/deploymentServerInstance',
  integrationservers: '/api/integrationServerInstance',
  permissiongroups: `/api/organisation/${harbour}/userpermissiongroup`,
  poscoreinstances: '/api/POSCoreInstance',
  serviceaccounts: `/api/organisation/${harbour}/serviceaccounts`,
  teams: `/api/organisation/${harbour}/team`,
  users: '/api/user',
} as const;

export type UsedKind = keyof typeof usedKinds;

/** Selects what is counted for a kind of use: one row for the record :id and its user :record. */
const rowsOfUse: Record<UsedByUse['kind'], string> = {
  Acceptance: 'select user_id from acceptances where application_package_acceptance_id = :record',
  AccessLink: 'select 1 from organisation_user_links where organisation_user_link_id = :record',
  Invitation: 'select 1 from invites where organisation_user_invite_id = :record',
  Organisation: 'select 1 from organisations where organisation_id = :record',
  StatisticsMonth: `select 1 from monthly_statistics
    where month = :record and pos_core_instance_id = :id`,
  TeamMember: 'select 1 from team_members where user_id = :record and team_id = :id',
  TeamMembership: 'select 1 from team_members where team_id = :record and user_id = :id',
};

/** Makes the calls that read what uses a record, and that delete it. */
export function usedByCalls(service: () => TestService) {
  const answer = (kind: UsedKind, id: string, as: CallOptions['as'] = 'superUser') => {
    const { 1: organisation = '' } = /^\/api(\/organisation\/[^/]+)/.exec(usedKinds[kind]) ?? [];
    return service().call(`/api${organisation}/usedby/${kind}/${id}`, { as });
  };

  const read = async (kind: UsedKind, id: string, as?: CallOptions['as']): Promise<UsedBy> => {
    const response = await answer(kind, id, as);
    expect(response.status).toBe(200);
    return response.json();
  };

  const remove = (kind: UsedKind, id: string, as: CallOptions['as'] = 'superUser') =>
    service().call(`${usedKinds[kind]}/batch`, { as, body: { changes: [], deletes: [id] } });

  /** Runs statements on the database file. Returns the first column of the last one. */
  const run = async (...statements: string[]) => {
    const file = fileOf(service());
    const results = [];
    for (const statement of statements) results.push(await file.execute(statement));
    file.close();
    return results.at(-1)?.rows.map((found) => found[0]) ?? [];
  };

  /** Lists the named records of some uses that are in the database. */
  const stored = async (id: string, uses: readonly UsedByUse[]) => {
    const file = fileOf(service());
    const found: string[] = [];
    for (const { kind, records } of uses) {
      for (const { recordID: record } of records) {
        const args = { record, ...(rowsOfUse[kind].includes(':id') && { id }) };
        const { rows } = await file.execute({ sql: rowsOfUse[kind], args });
        if (rows.length > 0) found.push(`${kind} ${record}`);
      }
    }
    file.close();
    return found;
  };

  return { answer, read, remove, run, stored };
}
