import { describe, expect, test } from 'vitest';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { exampleOf } from '~/testing/contract-examples';
import { networkFailure, refusal } from '~/testing/failed-calls';
import { type AccessForm, accessFormOf, type StoredAccess } from '../form/access-form';
import {
  type AccessCalls,
  AccessSaveFailure,
  type CreationProgress,
  saveAccess,
} from './save-access';

const example = exampleOf('listLinks', 'links')[0] as OrganisationUserLink;

const lost = networkFailure();
const refused = refusal(400, 'BadRequest');
const gone = refusal(404, 'The record does not exist.');

/** A service of one organisation that fails as it is told, and what it was asked. */
class Service {
  readonly sent: string[] = [];
  links: OrganisationUserLink[] = [];
  groups: string[] = [];
  places: string[] = [];
  /** What the next calls of a kind fail with; `after` when the work is done all the same. */
  failures: Record<string, { error: Error; after?: boolean }[]> = {};

  readonly calls: AccessCalls = {
    readLinks: async () => this.run('readLinks', () => [...this.links]),
    readAssignments: async (linkID) =>
      this.run('readAssignments', () =>
        this.groups.map((userPermissionGroupID) => ({
          userPermissionGroupAssignmentID: `of ${userPermissionGroupID}`,
          organisationUserLinkID: linkID,
          userPermissionGroupID,
        })),
      ),
    readRootNodes: async (linkID) =>
      this.run('readRootNodes', () =>
        this.places.map((nodeID) => ({
          nodeID,
          nodeType: 2 as const,
          organisationUserLinkID: linkID,
        })),
      ),
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
const failureOf = (saving: Promise<void>) =>
  saving.then(
    () => undefined,
    (failure: unknown) => (failure instanceof AccessSaveFailure ? failure : undefined),
  );

describe('creating', () => {
  test('commits the link, then its groups, then its restrictions', async () => {
    const service = new Service();
    await saveAccess(form, undefined, {}, service.calls);
    expect(service.sent).toEqual(['commitLinks', 'commitAssignments', 'commitRootNodes']);
    expect([service.groups, service.places]).toEqual([['managers'], ['quay']]);
  });

  test('sends nothing but the link where nothing else was chosen', async () => {
    const service = new Service();
    const bare = { ...form, permissionGroupIDs: [], rootNodes: [] };
    await saveAccess(bare, undefined, {}, service.calls);
    expect(service.sent).toEqual(['commitLinks']);
  });

  test.each([
    ['commitAssignments', 'assignments', ['link'], ['rootNodes']],
    ['commitRootNodes', 'rootNodes', ['link', 'assignments'], []],
  ])(
    '%s that fails is told apart, and a retry completes without a second link',
    async (call, failed, saved, left) => {
      const service = new Service();
      const progress: CreationProgress = {};
      service.failures[call] = [{ error: refused }];
      const failure = await failureOf(saveAccess(form, undefined, progress, service.calls));
      expect(failure).toMatchObject({ failed, saved, left, isUncertain: false });
      service.sent.length = 0;
      await saveAccess(form, undefined, progress, service.calls);
      expect(service.sent).not.toContain('commitLinks');
      expect([service.groups, service.places]).toEqual([['managers'], ['quay']]);
    },
  );

  test('a retry sends only what is missing after a lost answer', async () => {
    const service = new Service();
    const progress: CreationProgress = {};
    service.failures.commitAssignments = [{ error: lost, after: true }];
    const failure = await failureOf(saveAccess(form, undefined, progress, service.calls));
    expect(failure).toMatchObject({ failed: 'assignments', isUncertain: true });
    service.sent.length = 0;
    await saveAccess(form, undefined, progress, service.calls);
    expect(service.sent).toEqual(['readAssignments', 'readRootNodes', 'commitRootNodes']);
    expect(service.groups).toEqual(['managers']);
  });

  test.each([
    ['was created', true, []],
    ['was not created', false, ['commitLinks']],
  ])(
    'a link without an answer that %s is looked for before another try',
    async (_what, after, sent) => {
      const service = new Service();
      const progress: CreationProgress = {};
      service.failures.commitLinks = [{ error: lost, after }];
      const failure = await failureOf(saveAccess(form, undefined, progress, service.calls));
      expect(failure).toMatchObject({ failed: 'link', saved: [], isUncertain: true });
      service.sent.length = 0;
      await saveAccess(form, undefined, progress, service.calls);
      expect(service.sent.slice(0, 1 + sent.length)).toEqual(['readLinks', ...sent]);
      expect(service.links).toHaveLength(1);
      expect(service.places).toEqual(['quay']);
    },
  );

  test('what was refused is sent again as it is', async () => {
    const service = new Service();
    const progress: CreationProgress = {};
    service.failures.commitLinks = [{ error: refused }];
    const failure = await failureOf(saveAccess(form, undefined, progress, service.calls));
    expect(failure).toMatchObject({ saved: [], left: ['assignments', 'rootNodes'] });
    service.sent.length = 0;
    await saveAccess(form, undefined, progress, service.calls);
    expect(service.sent[0]).toBe('commitLinks');
  });

  test('somebody else who was chosen meanwhile is not taken for the first', async () => {
    const service = new Service();
    const progress: CreationProgress = {};
    service.failures.commitLinks = [{ error: lost, after: true }];
    await failureOf(saveAccess(form, undefined, progress, service.calls));
    service.sent.length = 0;
    await saveAccess({ ...form, teamUserID: 'somebody else' }, undefined, progress, service.calls);
    expect(service.sent[0]).toBe('commitLinks');
  });

  test('an administrator who was chosen after the link was created is sent as a change', async () => {
    const service = new Service();
    const progress: CreationProgress = {};
    service.failures.commitAssignments = [{ error: refused }];
    await failureOf(saveAccess(form, undefined, progress, service.calls));
    await saveAccess({ ...form, isOrgAdmin: true }, undefined, progress, service.calls);
    expect(service.links).toMatchObject([{ organisationUserLinkID: 'new link', isOrgAdmin: true }]);
  });

  test('a link that vanished before the rest was saved is created anew', async () => {
    const service = new Service();
    const progress: CreationProgress = {};
    service.failures.commitAssignments = [{ error: gone }];
    const failure = await failureOf(saveAccess(form, undefined, progress, service.calls));
    expect(failure).toMatchObject({
      failed: 'assignments',
      saved: [],
      left: ['link', 'rootNodes'],
    });
    service.sent.length = 0;
    await saveAccess(form, undefined, progress, service.calls);
    expect(service.sent[0]).toBe('commitLinks');
  });

  test('an answer that names no link was done all the same', async () => {
    const service = new Service();
    service.calls.commitLinks = async () => ({ changes: [] });
    const failure = await failureOf(saveAccess(form, undefined, {}, service.calls));
    expect(failure).toMatchObject({ failed: 'link', isUncertain: false, wasDone: true });
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
  ])('%s that changed is sent, and nothing else', async (_what, change, sent) => {
    const service = new Service();
    await saveAccess({ ...unchanged, ...change }, stored, {}, service.calls);
    expect(service.sent).toEqual(sent);
  });

  test('says which part failed and which was not tried', async () => {
    const service = new Service();
    service.failures.commitLinks = [{ error: refused }];
    const failure = await failureOf(
      saveAccess(
        { ...unchanged, isOrgAdmin: true, rootNodes: form.rootNodes },
        stored,
        {},
        service.calls,
      ),
    );
    expect(failure).toMatchObject({ failed: 'link', saved: [], left: ['rootNodes'] });
    expect(failure?.message).toBe('Bad Request.');
  });
});
