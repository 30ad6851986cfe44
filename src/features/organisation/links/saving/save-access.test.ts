import { describe, expect, test } from 'vitest';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { exampleOf } from '~/testing/contract-examples';
import { networkFailure, refusal } from '~/testing/failed-calls';
import { type AccessForm, accessFormOf } from '../form/access-form';
import type { StoredAccess } from '../stored-access';
import { AccessCreation, type AccessReads } from './access-creation';
import { AccessSaveFailure } from './access-errors';
import { type AccessCalls, saveAccess } from './save-access';

const example = exampleOf('listLinks', 'links')[0] as OrganisationUserLink;

const lost = networkFailure();
const refused = refusal(400, 'BadRequest');
const gone = refusal(404, 'The record does not exist.');

/** A fake service of one organisation. It fails on request, and records the calls. */
class Service {
  readonly sent: string[] = [];
  links: OrganisationUserLink[] = [];
  groups: string[] = [];
  places: string[] = [];
  /** The errors of the next calls, by call. With `after`, the call does its work first. */
  failures: Record<string, { error: Error; after?: boolean }[]> = {};

  readonly reads: AccessReads = {
    readLinks: async () => this.run('readLinks', () => [...this.links]),
    readParts: async (organisationUserLinkID) =>
      this.run('readParts', () => ({
        assignments: this.groups.map((userPermissionGroupID) => ({
          userPermissionGroupAssignmentID: `of ${userPermissionGroupID}`,
          organisationUserLinkID,
          userPermissionGroupID,
        })),
        rootNodes: this.places.map((nodeID) => ({
          nodeID,
          nodeType: 2 as const,
          organisationUserLinkID,
        })),
      })),
  };

  readonly calls: AccessCalls = {
    commitLinks: async ({ changes }) =>
      this.run('commitLinks', () => {
        const saved = changes.map((change) => ({
          ...example,
          isOrgAdmin: change.isOrgAdmin,
          teamUserID: change.teamUserID,
          organisationUserLinkID: change.organisationUserLinkID ?? 'new link',
        }));
        this.links = saved;
        return { changes: saved };
      }),
    commitAssignments: async (_id, { changes, deletes }) =>
      this.run('commitAssignments', () => {
        const kept = this.groups.filter((group) => !deletes.includes(`of ${group}`));
        this.groups = [...kept, ...changes.map((change) => change.userPermissionGroupID)];
      }),
    commitRootNodes: async (_id, { changes, deletes }) =>
      this.run('commitRootNodes', () => {
        const kept = this.places.filter((place) => !deletes.includes(place));
        this.places = [...kept, ...changes.map(({ nodeID }) => nodeID)];
      }),
  };

  run<Result>(call: string, work: () => Result): Result {
    this.sent.push(call);
    const failure = this.failures[call]?.shift();
    if (failure && !failure.after) throw failure.error;
    const result = work();
    if (failure) throw failure.error;
    return result;
  }
}

const form: AccessForm = {
  ...accessFormOf(undefined),
  teamUserID: example.teamUserID,
  permissionGroupIDs: ['managers'],
  rootNodes: [{ nodeID: 'quay', nodeType: 2 }],
};
/** Saves as the form does, which reads first what earlier attempts have created. */
async function attempt(service: Service, creation: AccessCreation, sent = form) {
  const created = await creation.read(sent, service.reads);
  return saveAccess(sent, created?.record, creation, service.calls);
}
const failureOf = (saving: Promise<unknown>) =>
  saving.then(
    () => undefined,
    (failure: unknown) => (failure instanceof AccessSaveFailure ? failure : undefined),
  );

describe('creating', () => {
  test('commits the link, then its groups, then its restrictions', async () => {
    const service = new Service();
    await attempt(service, new AccessCreation());
    expect(service.sent).toEqual(['commitLinks', 'commitAssignments', 'commitRootNodes']);
    expect([service.groups, service.places]).toEqual([['managers'], ['quay']]);
  });

  test('sends only the link when nothing else is chosen', async () => {
    const service = new Service();
    const bare = { ...form, permissionGroupIDs: [], rootNodes: [] };
    await attempt(service, new AccessCreation(), bare);
    expect(service.sent).toEqual(['commitLinks']);
  });

  test.each([
    ['commitAssignments', 'assignments', ['access'], ['rootNodes']],
    ['commitRootNodes', 'rootNodes', ['access', 'assignments'], []],
  ])(
    'the error names a failed %s, and a retry completes without a second link',
    async (call, failed, saved, left) => {
      const service = new Service();
      const creation = new AccessCreation();
      service.failures[call] = [{ error: refused }];
      const failure = await failureOf(attempt(service, creation));
      expect(failure).toMatchObject({ failed, saved, left, isUncertain: false });
      service.sent.length = 0;
      await attempt(service, creation);
      expect(service.sent).not.toContain('commitLinks');
      expect([service.groups, service.places]).toEqual([['managers'], ['quay']]);
    },
  );

  test('after a lost answer a retry sends only what is missing', async () => {
    const service = new Service();
    const creation = new AccessCreation();
    service.failures.commitAssignments = [{ error: lost, after: true }];
    const failure = await failureOf(attempt(service, creation));
    expect(failure).toMatchObject({ failed: 'assignments', isUncertain: true });
    service.sent.length = 0;
    await attempt(service, creation);
    expect(service.sent).toEqual(['readLinks', 'readParts', 'commitRootNodes']);
    expect(service.groups).toEqual(['managers']);
  });

  test.each([
    ['was created', true, ['readParts']],
    ['was not created', false, ['commitLinks']],
  ])(
    'after a lost answer for a link that %s, a retry first looks for the link',
    async (_what, after, sent) => {
      const service = new Service();
      const creation = new AccessCreation();
      service.failures.commitLinks = [{ error: lost, after }];
      const failure = await failureOf(attempt(service, creation));
      expect(failure).toMatchObject({ failed: 'access', saved: [], isUncertain: true });
      service.sent.length = 0;
      await attempt(service, creation);
      expect(service.sent.slice(0, 1 + sent.length)).toEqual(['readLinks', ...sent]);
      expect(service.links).toHaveLength(1);
      expect(service.places).toEqual(['quay']);
    },
  );

  test('a retry sends a refused link again without a look at the list', async () => {
    const service = new Service();
    const creation = new AccessCreation();
    service.failures.commitLinks = [{ error: refused }];
    const failure = await failureOf(attempt(service, creation));
    expect(failure).toMatchObject({ saved: [], left: ['assignments', 'rootNodes'] });
    service.sent.length = 0;
    await attempt(service, creation);
    expect(service.sent[0]).toBe('commitLinks');
  });

  test('a retry for another person does not look for the link of the first one', async () => {
    const service = new Service();
    const creation = new AccessCreation();
    service.failures.commitLinks = [{ error: lost, after: true }];
    await failureOf(attempt(service, creation));
    service.sent.length = 0;
    await attempt(service, creation, { ...form, teamUserID: 'somebody else' });
    expect(service.sent[0]).toBe('commitLinks');
  });

  test('a retry sends a later choice of administrator as a change of the link', async () => {
    const service = new Service();
    const creation = new AccessCreation();
    service.failures.commitAssignments = [{ error: refused }];
    await failureOf(attempt(service, creation));
    await attempt(service, creation, { ...form, isOrgAdmin: true });
    expect(service.links).toMatchObject([{ organisationUserLinkID: 'new link', isOrgAdmin: true }]);
  });

  test('a retry creates the link again if somebody has deleted it', async () => {
    const service = new Service();
    const creation = new AccessCreation();
    service.failures.commitAssignments = [{ error: gone }];
    const failure = await failureOf(attempt(service, creation));
    expect(failure).toMatchObject({
      failed: 'assignments',
      saved: [],
      left: ['access', 'rootNodes'],
    });
    service.sent.length = 0;
    await attempt(service, creation);
    expect(service.sent[0]).toBe('commitLinks');
  });

  test('an answer without a link counts as done', async () => {
    const service = new Service();
    service.calls.commitLinks = async () => ({ changes: [] });
    const failure = await failureOf(attempt(service, new AccessCreation()));
    expect(failure).toMatchObject({ failed: 'access', isUncertain: false, wasDone: true });
  });
});

describe('editing', () => {
  const stored: StoredAccess = {
    link: { ...example, isOrgAdmin: false },
    assignments: [],
    rootNodes: [],
  };
  const unchanged = accessFormOf(stored);

  test.each<[string, Partial<AccessForm>, string[]]>([
    ['nothing', {}, []],
    ['the flag', { isOrgAdmin: true }, ['commitLinks']],
    ['a group', { permissionGroupIDs: ['managers'] }, ['commitAssignments']],
    ['a place', { rootNodes: form.rootNodes }, ['commitRootNodes']],
  ])('a change of %s sends that and nothing else', async (_what, change, sent) => {
    const service = new Service();
    await saveAccess({ ...unchanged, ...change }, stored, undefined, service.calls);
    expect(service.sent).toEqual(sent);
  });

  test('the error names the failed part and the one that was not tried', async () => {
    const service = new Service();
    service.failures.commitLinks = [{ error: refused }];
    const failure = await failureOf(
      saveAccess(
        { ...unchanged, isOrgAdmin: true, rootNodes: form.rootNodes },
        stored,
        undefined,
        service.calls,
      ),
    );
    expect(failure).toMatchObject({ failed: 'link', saved: [], left: ['rootNodes'] });
    expect(failure?.message).toBe('Bad Request.');
  });
});
