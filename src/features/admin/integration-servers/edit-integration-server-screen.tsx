import { useNavigate, useParams } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { rewordedBy } from '~/api/failure-words';
import { integrationServerQueries, useCommitIntegrationServers } from '~/api/integration-servers';
import { screenWords } from '~/api/screen-words';
import { EditRecord } from '~/components/edit-page/edit-record';
import { LinkedOrganisations } from '~/components/server-fields/linked-organisations';
import { IntegrationServerFields } from './integration-server-fields';
import { integrationServerChangeOf, integrationServerFormFields } from './integration-server-form';
import { MissingIntegrationServer } from './missing-integration-server';

const { update, commit: commitWords } = screenWords.instance;
const reword = rewordedBy({ load: update, save: update, delete: commitWords });

/**
 * The screen Edit Integration Server Instance, with the organisations that use the server
 * (docs/product/administration.md#edit-integration-server-instance). With the id `new` it creates a
 * server.
 */
export function EditIntegrationServerScreen() {
  const { id } = useParams({ from: '/_signed-in/admin/integrationserver/edit/$id' });
  const navigate = useNavigate();
  const commit = useCommitIntegrationServers();
  return (
    <EditRecord
      title="Edit POS Core Instance"
      createTitle="Create Integration Server Instance"
      unloadedSubtitle="Integration Server"
      id={id}
      query={integrationServerQueries.single(id)}
      fields={integrationServerFormFields}
      nameOf={(server) => server.name}
      subtitleOf={(server) => `Integration Server: ${server.name || id}`}
      send={(form, stored) =>
        commit.mutateAsync({ changes: [integrationServerChangeOf(form, stored)], deletes: [] })
      }
      remove={() => commit.mutateAsync({ changes: [], deletes: [id] })}
      reword={reword}
      hasFailureDialog
      contentOfFailure={(error) =>
        error instanceof ApiError && error.status === 404 && <MissingIntegrationServer id={id} />
      }
      onDone={() => navigate({ to: '/admin/integrationserver' })}
      below={(server) => (
        <LinkedOrganisations
          query={integrationServerQueries.linkedOrganisations(id)}
          isCreating={!server}
        />
      )}
    >
      {(edited, server) => <IntegrationServerFields edited={edited} stored={server} />}
    </EditRecord>
  );
}
