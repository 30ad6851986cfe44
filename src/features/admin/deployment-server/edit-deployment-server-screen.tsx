import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import {
  type DeploymentServerInstanceChange,
  deploymentServerQueries,
  useCommitDeploymentServers,
} from '~/api/deployment-servers';
import { rewordedBy } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { EditRecord } from '~/components/edit-page/edit-record';
import { batchesOfOne, useStoredRecords } from '~/components/edit-page/stored-records';
import { CopyableId } from '~/components/fields/copyable-id';
import { ServerFields } from '~/components/server-fields/server-fields';
import {
  serverChangeOf,
  serverFieldsWithin,
  serverFormOf,
} from '~/components/server-fields/server-form';
import { TextLink } from '~/components/text-link';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { newRecordId } from '~/domain/search-values';
import { shownName } from '~/domain/shown-name';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { UsedBy } from '~/pickers/used-by/used-by';

const fields = serverFieldsWithin(fieldLimits.DeploymentServerInstanceChange);
/** Returns the record to send. */
export const deploymentServerChangeOf = changeBy(
  recordKinds.DeploymentServerInstance,
  serverFormOf,
  (form) => exactly<DeploymentServerInstanceChange>()(serverChangeOf(form)),
);
const { update, commit: commitWords } = screenWords.instance;
const reword = rewordedBy({ save: update, delete: commitWords });

/**
 * Edit Deployment Server (docs/product/administration.md#deployment-server). Creates one without an
 * id, or with the id `new`. It always returns to the Administration summary.
 */
export function EditDeploymentServerScreen() {
  const { id = newRecordId } = useParams({ strict: false });
  const navigate = useNavigate();
  const commit = useCommitDeploymentServers();
  const records = useStoredRecords(deploymentServerQueries.list(), 'deploymentServerInstanceID');
  return (
    <EditRecord
      {...batchesOfOne(id, records, deploymentServerChangeOf, commit.mutateAsync)}
      query={deploymentServerQueries.single(id)}
      fields={fields}
      nameOf={(server) => server.name}
      deletionFactsOf={() => <UsedBy subject={{ kind: 'deploymentservers' }} id={id} />}
      reword={reword}
      actionsOf={(server) => <RecordHistory kind="DeploymentServer" id={id} name={server.name} />}
      onDone={() => navigate({ to: '/admin' })}
    >
      {(edited, server) => (
        <>
          <OtherServers id={server?.deploymentServerInstanceID} />
          <CopyableId
            label="Deployment Server ID"
            id={server?.deploymentServerInstanceID}
            emptyText="Given when the server is saved"
          />
          <ServerFields
            edited={edited}
            uriPlaceholder="Enter an valid URI for API access to this Deployment Server"
          />
        </>
      )}
    </EditRecord>
  );
}

/** The summary has one deployment server only, so that no other page leads to the others. */
function OtherServers({ id }: { id: string | undefined }) {
  const { data = [] } = useQuery(deploymentServerQueries.list());
  const others = data.filter((server) => server.deploymentServerInstanceID !== id);
  if (others.length === 0) return null;
  return (
    <Text size="sm">
      {id === undefined ? 'Deployment servers that exist already: ' : 'Other deployment servers: '}
      {others.map(({ deploymentServerInstanceID, name }, place) => (
        <Fragment key={deploymentServerInstanceID}>
          {place > 0 ? ', ' : null}
          <TextLink
            isUnderlined
            to="/admin/deploymentserver/edit/$id"
            params={{ id: deploymentServerInstanceID }}
          >
            {shownName(name)}
          </TextLink>
        </Fragment>
      ))}
    </Text>
  );
}
