import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '~/api/failure-words';
import {
  type IntegrationServerInstance,
  integrationServerQueries,
  useCommitIntegrationServers,
} from '~/api/integration-servers';
import { screenWords } from '~/api/screen-words';
import { ErrorDialog } from '~/components/dialogs/error-dialog';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { LinkedOrganisations } from '~/components/server-fields/linked-organisations';
import { useIsSessionEnd } from '~/components/session-end';
import { integrationServerTypeLabel } from '~/domain/integration-server-type';
import { IntegrationServerFields } from './integration-server-fields';
import {
  integrationServerChangeOf,
  integrationServerFormErrors,
  integrationServerFormOf,
  integrationServerLabels,
} from './integration-server-form';

const noOrganisations: readonly never[] = [];

interface IntegrationServerEditorProps {
  /** Undefined while creating. */
  server: IntegrationServerInstance | undefined;
  onDone: () => void;
}

/** The form of one integration server, and the organisations that use it. */
export function IntegrationServerEditor({ server, onDone }: IntegrationServerEditorProps) {
  const queryClient = useQueryClient();
  const commit = useCommitIntegrationServers();
  const [failure, setFailure] = useState<string>();
  const isSessionEnd = useIsSessionEnd();
  const id = server?.integrationServerInstanceID ?? '';
  const linked = useQuery({
    ...integrationServerQueries.linkedOrganisations(id),
    enabled: server !== undefined,
  });

  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: server,
    formOf: integrationServerFormOf,
    errorsOf: integrationServerFormErrors,
    labels: integrationServerLabels,
    wordsOf: (field, value) =>
      field === 'integrationServerInstanceType'
        ? integrationServerTypeLabel(Number(value))
        : undefined,
    readFresh:
      server &&
      (() => queryClient.fetchQuery({ ...integrationServerQueries.single(id), staleTime: 0 })),
    send: (values, record) =>
      commit.mutateAsync({ changes: [integrationServerChangeOf(values, record)], deletes: [] }),
  });

  /**
   * Shows a failure of `work` in a dialog that OK dismisses
   * (docs/product/administration.md#edit-integration-server-instance). The page stays. The session
   * dialog reports an ended session.
   */
  const orSay = (kind: 'update' | 'commit', work: Promise<unknown>) =>
    work.catch(async (cause) => {
      if (!(await isSessionEnd(cause))) setFailure(failureWords(cause, screenWords.instance[kind]));
      return 'stay';
    });
  const saveOrSay = () => {
    const outcome = save();
    return outcome === 'stay' ? outcome : orSay('update', outcome);
  };

  return (
    <EditPage
      title={server ? 'Edit POS Core Instance' : 'Create Integration Server Instance'}
      subtitle={server && `Integration Server: ${server.name || id}`}
      isCreating={!server}
      isDirty={isDirty}
      onSave={saveOrSay}
      onCancel={onDone}
      onDone={onDone}
      onDelete={() => orSay('commit', commit.mutateAsync({ changes: [], deletes: [id] }))}
      recordName={server?.name}
      below={
        <LinkedOrganisations
          organisations={server ? linked.data : noOrganisations}
          isLoading={server !== undefined && linked.isLoading}
          error={linked.error}
          onRetry={() => linked.refetch()}
        />
      }
    >
      <IntegrationServerFields
        form={form}
        id={id}
        storedType={server?.integrationServerInstanceType}
      />
      {overwriteQuestion}
      <ErrorDialog message={failure} onClose={() => setFailure(undefined)} />
    </EditPage>
  );
}
