import { useQueryClient } from '@tanstack/react-query';
import {
  type DeploymentServerInstance,
  type DeploymentServerInstanceBatch,
  deploymentServerQueries,
  useCommitDeploymentServers,
} from '~/api/deployment-servers';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { CopyableId } from '~/components/fields/copyable-id';
import { ServerFields } from '~/components/server-fields/server-fields';
import {
  type ServerForm,
  serverChangeOf,
  serverFieldLabels,
  serverFormErrors,
  serverFormOf,
} from '~/components/server-fields/server-form';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';

const limits = fieldLimits.DeploymentServerInstanceChange;

interface DeploymentServerEditorProps {
  /** Undefined while creating. */
  server: DeploymentServerInstance | undefined;
  onDone: () => void;
}

/** The form of one deployment server. */
export function DeploymentServerEditor({ server, onDone }: DeploymentServerEditorProps) {
  const queryClient = useQueryClient();
  const commit = useCommitDeploymentServers();
  const id = server?.deploymentServerInstanceID ?? '';

  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: server,
    formOf: serverFormOf,
    errorsOf: (values, loaded) => serverFormErrors(values, loaded, limits),
    labels: serverFieldLabels,
    readFresh:
      server &&
      (() => queryClient.fetchQuery({ ...deploymentServerQueries.single(id), staleTime: 0 })),
    send: (values: ServerForm) =>
      commit.mutateAsync(
        exactly<DeploymentServerInstanceBatch>()({
          changes: [
            { ...(server && { deploymentServerInstanceID: id }), ...serverChangeOf(values) },
          ],
          deletes: [],
        }),
      ),
  });

  const saveOrSay = () => {
    const outcome = save();
    if (outcome === 'stay') return outcome;
    return outcome.catch((cause) => Promise.reject(inWords(cause, screenWords.instance.update)));
  };
  const deleteOrSay = () =>
    commit
      .mutateAsync({ changes: [], deletes: [id] })
      .catch((cause) => Promise.reject(inWords(cause, screenWords.instance.commit)));

  return (
    <EditPage
      title={server ? 'Edit Deployment Server' : 'Create Deployment Server'}
      subtitle={server?.name}
      isCreating={!server}
      isDirty={isDirty}
      onSave={saveOrSay}
      onCancel={onDone}
      onDone={onDone}
      onDelete={deleteOrSay}
      recordName={server?.name}
    >
      <CopyableId label="Deployment Server ID" id={id} emptyText="Given when the server is saved" />
      <ServerFields
        form={form}
        limits={limits}
        isCreating={!server}
        uriPlaceholder="Enter an valid URI for API access to this Deployment Server"
      />
      {overwriteQuestion}
    </EditPage>
  );
}
