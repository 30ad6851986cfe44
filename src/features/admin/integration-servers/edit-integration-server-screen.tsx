import { Checkbox } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { rewordedBy } from '~/api/failure-words';
import { integrationServerQueries, useCommitIntegrationServers } from '~/api/integration-servers';
import { screenWords } from '~/api/screen-words';
import { EditRecord } from '~/components/edit-page/edit-record';
import { batchesOfOne, useStoredRecords } from '~/components/edit-page/stored-records';
import { CopyableId } from '~/components/fields/copyable-id';
import { SecretInput } from '~/components/fields/secret-input';
import { LinkedOrganisations } from '~/components/server-fields/linked-organisations';
import { ServerFields } from '~/components/server-fields/server-fields';
import { TextLink } from '~/components/text-link';
import { integrationServerTypeOptions } from '~/domain/type-labels';
import { OptionSelect } from '~/pickers/option-select';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { UsedBy, UsedByButton } from '~/pickers/used-by/used-by';
import classes from './edit-integration-server-screen.module.css';
import { integrationServerChangeOf, integrationServerFields } from './integration-server-form';

const { update, commit: commitWords } = screenWords.instance;
const reword = rewordedBy({ load: update, save: update, delete: commitWords });

/**
 * The page of docs/product/administration.md#edit-integration-server-instance.
 * The id `new` creates a server.
 */
export function EditIntegrationServerScreen() {
  const { id } = useParams({ from: '/_signed-in/admin/integrationserver/edit/$id' });
  const navigate = useNavigate();
  const commit = useCommitIntegrationServers();
  const records = useStoredRecords(integrationServerQueries.list(), 'integrationServerInstanceID');
  return (
    <EditRecord
      unloadedSubtitle="Integration Server"
      {...batchesOfOne(id, records, integrationServerChangeOf, commit.mutateAsync)}
      query={integrationServerQueries.single(id)}
      fields={integrationServerFields}
      nameOf={(server) => server.name}
      subtitleOf={(server) => `Integration Server: ${server.name || id}`}
      deletionFactsOf={() => <UsedBy subject={{ kind: 'integrationservers' }} id={id} />}
      reword={reword}
      hasFailureDialog
      contentOfFailure={(error) =>
        error instanceof ApiError && error.status === 404 && <MissingIntegrationServer id={id} />
      }
      actionsOf={(server) => (
        <>
          <UsedByButton subject={{ kind: 'integrationservers' }} id={id} />
          <RecordHistory kind="IntegrationServer" id={id} name={server.name} />
        </>
      )}
      onDone={() => navigate({ to: '/admin/integrationserver' })}
      panels={(server) => (
        <LinkedOrganisations
          query={integrationServerQueries.linkedOrganisations(id)}
          isCreating={!server}
        />
      )}
    >
      {(edited, server) => {
        const { form, label, field, checkbox } = edited;
        const { integrationServerInstanceType: type } = form.values;
        // The loaded type stays an option, even when it is Unknown.
        const options = integrationServerTypeOptions([server?.integrationServerInstanceType, type]);
        return (
          <>
            <CopyableId
              label="Integration Server ID"
              id={server?.integrationServerInstanceID}
              emptyText="Given when the integration server is saved"
            />
            <ServerFields edited={edited} nameDescription="Unique name used for token creation">
              <OptionSelect
                label={label('integrationServerInstanceType')}
                options={options}
                value={type}
                onChange={(chosen) => form.setFieldValue('integrationServerInstanceType', chosen)}
              />
            </ServerFields>
            <SecretInput
              {...field('secret')}
              description="Entering a value and saving updates the remote order server secret"
            />
            <Checkbox
              {...checkbox('testInstance')}
              description="For third-party developer testing"
            />
          </>
        );
      }}
    </EditRecord>
  );
}

/**
 * Offers a lookup of an id without a server: Entity Lookup links ids of organisations to this page
 * (docs/product/administration.md#an-id-without-an-integration-server).
 */
function MissingIntegrationServer({ id }: { id: string }) {
  return (
    <>
      <div role="status">
        <p className={classes.message}>There is no integration server with this id.</p>
        <p className={classes.way}>It may be the id of an organisation or of another record.</p>
      </div>
      <CopyableId label="Id" id={id} />
      <TextLink to="/admin/entitylookup" search={{ filter: id }}>
        Look up this id
      </TextLink>
    </>
  );
}
