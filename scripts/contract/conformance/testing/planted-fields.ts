import {
  type BatchResource,
  clients,
  deploymentServers,
  integrationServers,
  links,
  organisations,
  permissionGroups,
  posCoreInstances,
  serviceAccounts,
  teams,
  users,
} from '../stories/batch-resource';
import type { Defect } from './defective-service';

type Fields = Record<string, unknown>;

/** A deviation of some fields of a change. The run has to find each of them. */
export interface FieldsDefect extends Defect {
  fields: readonly string[];
}

/** The fields that the run changes, and that can be read again. */
const changed: readonly [BatchResource, readonly string[]][] = [
  [users, ['shortName', 'fullName', 'email', 'locale', 'defaultCurrencyCode', 'image', 'scopes']],
  [
    clients,
    [
      'name',
      'description',
      'homepage',
      'allowPasswordGrant',
      'allowRemoteOrderingGrant',
      'imageBase64',
      'redirectUris',
    ],
  ],
  [
    organisations,
    [
      'name',
      'organisationType',
      'posCoreInstanceID',
      'remoteOrderServerInstanceID',
      'dataExtractionServerInstanceID',
      'partnerServerInstanceID',
      'reportingServerInstanceID',
      'active',
    ],
  ],
  [posCoreInstances, ['name', 'uri']],
  [
    integrationServers,
    ['name', 'uri', 'stagingUri', 'integrationServerInstanceType', 'testInstance'],
  ],
  [deploymentServers, ['name', 'uri']],
  [permissionGroups, ['name', 'organisationDefault', 'permissions']],
  [
    serviceAccounts,
    ['name', 'serviceAccountType', 'rootNodeID', 'rootNodeType', 'integrationServerPermissions'],
  ],
  [teams, ['name']],
  [links, ['isOrgAdmin']],
];

/**
 * Makes a defect of the changes of records that the run has added meanwhile.
 * @param change changes the fields of such a record before the service gets them; it gets what the record
 * was when it was added
 */
function ofChanges(
  { commit, id }: BatchResource,
  name: string,
  fields: readonly string[],
  change: (sent: Fields, added: Fields) => Fields,
): FieldsDefect {
  const added = new Map<unknown, Fields>();
  let sent: Fields[] = [];
  return {
    name,
    operationId: commit,
    pointer: '/changes/0',
    fields,
    body: (text) => {
      const batch = batchOf(text);
      sent = batch?.changes ?? [];
      const changes = sent.map((one) => {
        const before = added.get(one[id]);
        return before ? change(one, before) : one;
      });
      return batch ? JSON.stringify({ ...batch, changes }) : text;
    },
    answer: ({ status, text }) => {
      const batch = status === 200 ? batchOf(text) : null;
      if (!batch) return null;
      for (const one of batch.changes) {
        if (!added.has(one[id])) added.set(one[id], one);
      }
      const changes = batch.changes.map((one, index) => asSent(one, sent[index], fields));
      return { text: JSON.stringify({ ...batch, changes }) };
    },
  };
}

const asSent = (saved: Fields, sent: Fields = {}, fields: readonly string[]): Fields => ({
  ...saved,
  ...Object.fromEntries(fields.filter((name) => name in sent).map((name) => [name, sent[name]])),
});

/** Reads a batch; null for a body that is none, which is for the service to refuse. */
function batchOf(text: string): { changes: Fields[] } | null {
  try {
    const body = JSON.parse(text);
    return Array.isArray(body.changes) ? body : null;
  } catch {
    return null;
  }
}

const pick = (record: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** Changes that are answered as they were sent, and store nothing. */
const notStored = changed.map(([resource, fields]) =>
  ofChanges(
    resource,
    `a change of a ${resource.noun} that is not stored`,
    fields,
    (sent, added) => ({
      ...sent,
      ...pick(added, fields),
    }),
  ),
);

/** Changes that reset every field that they leave out to what it was in the new record. */
const resets = changed.flatMap(([resource, fields]) => {
  const { needed, noun } = resource;
  // The name of a group is tried without a default for everybody, which is false in a new group.
  const left = fields.filter((name) => !needed?.includes(name) && name !== 'organisationDefault');
  if (!needed) return [];
  const name = `a change of a ${noun} that resets what is left out`;
  return ofChanges(resource, name, left, (sent, added) => ({ ...pick(added, left), ...sent }));
});

export const plantedFields: readonly FieldsDefect[] = [...notStored, ...resets];
