import { useQuery, useQueryClient } from '@tanstack/react-query';
import { inWords } from '~/api/failure-words';
import { outletNodesQuery, type SiteNode } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import {
  type ServiceAccount,
  serviceAccountQueries,
  useCommitServiceAccounts,
} from '~/api/service-accounts';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { permissionName } from '~/domain/permissions/permission-names';
import { serviceAccountTypeLabel } from '~/domain/service-account-type';
import { nodeTypeLabel } from '~/domain/site-restriction';
import { ResetPassword } from './reset-password';
import { ServiceAccountFields } from './service-account-fields';
import {
  type ServiceAccountForm,
  serviceAccountChangeOf,
  serviceAccountFormErrors,
  serviceAccountFormOf,
  serviceAccountLabels,
} from './service-account-form';

interface ServiceAccountEditorProps {
  orgId: string;
  /** Undefined while creating. */
  account: ServiceAccount | undefined;
  onDone: () => void;
  readOnly?: boolean;
}

/** The form of one service account. */
export function ServiceAccountEditor(props: ServiceAccountEditorProps) {
  const { orgId, account, onDone, readOnly = false } = props;
  const queryClient = useQueryClient();
  const commit = useCommitServiceAccounts(orgId);
  const { data: nodes } = useQuery(outletNodesQuery(orgId));
  const id = account?.serviceAccountID ?? '';

  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: account,
    formOf: serviceAccountFormOf,
    errorsOf: (values) => serviceAccountFormErrors(values, account?.serviceAccountType),
    labels: serviceAccountLabels,
    wordsOf: (field, value) => wordsOf(field, value, nodes ?? []),
    readFresh:
      account &&
      (() => queryClient.fetchQuery({ ...serviceAccountQueries.single(orgId, id), staleTime: 0 })),
    send: (values, record) =>
      commit.mutateAsync({ changes: [serviceAccountChangeOf(values, record)], deletes: [] }),
  });

  const inOwnWords = (kind: 'save' | 'delete', work: Promise<unknown>) =>
    work.catch((cause) => Promise.reject(inWords(cause, screenWords.serviceAccount[kind])));
  const saveInOwnWords = () => {
    const outcome = save();
    return outcome === 'stay' ? outcome : inOwnWords('save', outcome);
  };

  return (
    <EditPage
      title={account ? 'Edit Service Account' : 'Create Service Account'}
      subtitle={account?.name || undefined}
      isCreating={!account}
      isDirty={isDirty}
      readOnly={readOnly}
      onSave={saveInOwnWords}
      onCancel={onDone}
      onDone={onDone}
      onDelete={() => inOwnWords('delete', commit.mutateAsync({ changes: [], deletes: [id] }))}
      recordName={account?.name}
    >
      <ServiceAccountFields
        orgId={orgId}
        form={form}
        id={id}
        storedType={account?.serviceAccountType}
        readOnly={readOnly}
      />
      {account && !readOnly ? <ResetPassword orgId={orgId} id={id} name={account.name} /> : null}
      {overwriteQuestion}
    </EditPage>
  );
}

/** Words a value for the question before a save overwrites somebody else's change. */
function wordsOf(
  field: keyof ServiceAccountForm,
  value: unknown,
  nodes: readonly SiteNode[],
): string | undefined {
  switch (field) {
    case 'name':
      return undefined;
    case 'serviceAccountType':
      return serviceAccountTypeLabel(value as ServiceAccountForm[typeof field]);
    case 'integrationServerPermissions':
      return (value as ServiceAccountForm[typeof field]).map(permissionName).join(', ');
    case 'restriction': {
      const [place] = value as ServiceAccountForm[typeof field];
      if (!place) return 'All outlets';
      const node = nodes.find(({ nodeID }) => nodeID === place.nodeID);
      return node?.name || nodeTypeLabel(place.nodeType);
    }
  }
}
