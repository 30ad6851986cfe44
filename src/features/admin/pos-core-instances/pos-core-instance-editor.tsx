import { useQuery, useQueryClient } from '@tanstack/react-query';
import { inWords } from '~/api/failure-words';
import {
  type PosCoreInstance,
  type PosCoreInstanceBatch,
  posCoreInstanceQueries,
  useCommitPosCoreInstances,
} from '~/api/pos-core-instances';
import { screenWords } from '~/api/screen-words';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { CopyableId } from '~/components/fields/copyable-id';
import { LinkedOrganisations } from '~/components/server-fields/linked-organisations';
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

const limits = fieldLimits.PosCoreInstanceChange;
const noOrganisations: readonly never[] = [];

interface PosCoreInstanceEditorProps {
  /** Undefined while creating. */
  instance: PosCoreInstance | undefined;
  onDone: () => void;
}

/** The form of one POS Core instance, and the organisations that it serves. */
export function PosCoreInstanceEditor({ instance, onDone }: PosCoreInstanceEditorProps) {
  const queryClient = useQueryClient();
  const commit = useCommitPosCoreInstances();
  const id = instance?.posCoreInstanceID ?? '';
  const linked = useQuery({
    ...posCoreInstanceQueries.linkedOrganisations(id),
    enabled: instance !== undefined,
  });

  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: instance,
    formOf: serverFormOf,
    errorsOf: (values, loaded) => serverFormErrors(values, loaded, limits),
    labels: serverFieldLabels,
    readFresh:
      instance &&
      (() => queryClient.fetchQuery({ ...posCoreInstanceQueries.single(id), staleTime: 0 })),
    send: (values: ServerForm) =>
      commit.mutateAsync(
        exactly<PosCoreInstanceBatch>()({
          changes: [{ ...(instance && { posCoreInstanceID: id }), ...serverChangeOf(values) }],
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
      title={instance ? 'Edit POS Core Instance' : 'Create POS Core Instance'}
      subtitle={instance?.name}
      isCreating={!instance}
      isDirty={isDirty}
      onSave={saveOrSay}
      onCancel={onDone}
      onDone={onDone}
      onDelete={deleteOrSay}
      recordName={instance?.name}
      below={
        <LinkedOrganisations
          organisations={instance ? linked.data : noOrganisations}
          isLoading={instance !== undefined && linked.isLoading}
          error={linked.error}
          onRetry={() => linked.refetch()}
        />
      }
    >
      <CopyableId label="ID" id={id} emptyText="Given when the instance is saved" />
      <ServerFields form={form} limits={limits} isCreating={!instance} />
      {overwriteQuestion}
    </EditPage>
  );
}
