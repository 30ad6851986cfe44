import { randomBytes } from 'node:crypto';
import { type Fields, rowsOf } from '../records/fields-of';
import {
  type BatchResource,
  clients,
  deploymentServers,
  integrationServers,
  permissionGroups,
  posCoreInstances,
  serviceAccounts,
  users,
} from './batch-resource';
import { addRecord, changeNothing, changeRecord, deleteRecord } from './own-record';
import { organisationOf, type Story, type StoryScene } from './story';

/** A story that adds a record, changes it, and deletes it. */
interface PlainStory {
  resource: BatchResource;
  /** Whether the records belong to an organisation. */
  isScoped: boolean;
  record(tag: string): Fields;
  change(tag: string): Fields;
}

const secret = () => randomBytes(24).toString('base64url');
const server = (tag: string) => ({
  name: `Conformance ${tag}`,
  uri: `https://${tag}.conformance.invalid`,
});

// A PNG of one pixel.
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const plainStories: readonly PlainStory[] = [
  {
    // Nobody has a password for this account, so that its scope opens nothing.
    resource: users,
    isScoped: false,
    record: (tag) => ({
      shortName: 'Conformance',
      fullName: `Conformance ${tag}`,
      email: `scopes.${tag}@conformance.invalid`,
    }),
    change: (tag) => ({
      email: `scopes.${tag}.2@conformance.invalid`,
      locale: 'de-DE',
      defaultCurrencyCode: 'EUR',
      image: picture,
      scopes: ['superuser'],
    }),
  },
  {
    resource: clients,
    isScoped: false,
    record: (tag) => ({
      clientID: `cf-${tag}`,
      name: `Conformance ${tag}`,
      description: 'Made by a conformance run',
      newClientSecret: secret(),
      redirectUris: [`https://${tag}.conformance.invalid/signed-in`],
    }),
    change: (tag) => ({
      redirectUris: [`https://${tag}.conformance.invalid/`, 'https://conformance.invalid'],
      description: 'Changed by a conformance run',
      newClientSecret: undefined,
      homepage: 'https://conformance.invalid',
      imageBase64: picture,
      allowPasswordGrant: true,
      allowRemoteOrderingGrant: true,
    }),
  },
  {
    resource: posCoreInstances,
    isScoped: false,
    record: (tag) => ({ ...server(tag), jwtSigningKey: secret() }),
    change: (tag) => ({ name: 'Conformance, changed', uri: `${server(tag).uri}/2` }),
  },
  {
    resource: integrationServers,
    isScoped: false,
    record: (tag) => ({ ...server(tag), integrationServerInstanceType: 1, testInstance: false }),
    change: (tag) => ({
      uri: `${server(tag).uri}/2`,
      integrationServerInstanceType: 2,
      testInstance: true,
      stagingUri: 'https://staging.conformance.invalid',
    }),
  },
  {
    resource: deploymentServers,
    isScoped: false,
    record: (tag) => ({ ...server(tag), jwtSigningKey: secret() }),
    change: (tag) => ({ name: 'Conformance, changed', uri: `${server(tag).uri}/2` }),
  },
  {
    resource: permissionGroups,
    isScoped: true,
    record: (tag) => ({
      name: `Conformance ${tag}`,
      // The group is for everybody only while it permits nothing.
      organisationDefault: true,
      permissions: [],
    }),
    change: () => ({
      organisationDefault: false,
      permissions: [{ permissionID: 31, allowedActions: 15 }],
    }),
  },
];

/** Makes the plain stories, and that of service accounts, which also get a new password. */
export const platformStories: readonly Story[] = [
  ...plainStories.map(storyOf),
  {
    operations: ['commitServiceAccounts', 'getServiceAccount', 'resetServiceAccountPassword'],
    async tell(scene) {
      const values = await organisationOf(scene);
      const fields = { name: `Conformance ${scene.tag}`, serviceAccountType: 1 };
      const account = await addRecord(scene, serviceAccounts, fields, values);
      const { run, person } = scene;
      const own = { ...values, id: account.id };
      await run.call('getServiceAccount', { check: 'read an own record', as: person, values: own });
      const check = 'give a new password';
      await run.call('resetServiceAccountPassword', { check, as: person, values: own });
      const outlets = await run.ask('listOutletNodes', person, { values });
      const [outlet] = rowsOf(outlets.body);
      await changeRecord(scene, account, {
        serviceAccountType: 7,
        integrationServerPermissions: [39, 41],
        ...(outlet && { rootNodeID: outlet.nodeID, rootNodeType: outlet.nodeType }),
      });
      await changeNothing(scene, account);
      await deleteRecord(scene, account);
    },
  },
];

function storyOf({ resource, isScoped, record, change }: PlainStory): Story {
  const { commit, read } = resource;
  return {
    operations: [commit, ...(read === null ? [] : [read])],
    async tell(scene: StoryScene) {
      const { run, person, tag } = scene;
      const values = isScoped ? await organisationOf(scene) : {};
      const own = await addRecord(scene, resource, record(tag), values);
      const at = { ...values, id: own.id };
      if (read) await run.call(read, { check: 'read an own record', as: person, values: at });
      await changeRecord(scene, own, change(tag));
      await changeNothing(scene, own);
      await deleteRecord(scene, own);
    },
  };
}
