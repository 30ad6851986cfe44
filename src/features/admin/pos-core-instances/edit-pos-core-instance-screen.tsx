import { useNavigate, useParams } from '@tanstack/react-router';
import { rewordedBy } from '~/api/failure-words';
import {
  type PosCoreInstanceChange,
  posCoreInstanceQueries,
  useCommitPosCoreInstances,
} from '~/api/pos-core-instances';
import { screenWords } from '~/api/screen-words';
import { EditRecord } from '~/components/edit-page/edit-record';
import { batchesOfOne, useStoredRecords } from '~/components/edit-page/stored-records';
import { CopyableId } from '~/components/fields/copyable-id';
import { LinkedOrganisations } from '~/components/server-fields/linked-organisations';
import { ServerFields } from '~/components/server-fields/server-fields';
import {
  serverChangeOf,
  serverFieldsWithin,
  serverFormOf,
} from '~/components/server-fields/server-form';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { instanceAddressProblem } from '~/domain/web-address';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { UsedBy, UsedByButton } from '~/pickers/used-by/used-by';

const fields = serverFieldsWithin(fieldLimits.PosCoreInstanceChange, instanceAddressProblem);
/** Returns the record to send. */
export const instanceChangeOf = changeBy(recordKinds.PosCoreInstance, serverFormOf, (form) =>
  exactly<PosCoreInstanceChange>()(serverChangeOf(form)),
);
const { update, commit: commitWords } = screenWords.instance;
const reword = rewordedBy({ save: update, delete: commitWords });

/** The page of docs/product/administration.md#edit-pos-core-instance. The id `new` creates one. */
export function EditPosCoreInstanceScreen() {
  const { id } = useParams({ from: '/_signed-in/admin/poscoreinstances/edit/$id' });
  const navigate = useNavigate();
  const commit = useCommitPosCoreInstances();
  const records = useStoredRecords(posCoreInstanceQueries.list(), 'posCoreInstanceID');
  return (
    <EditRecord
      {...batchesOfOne(id, records, instanceChangeOf, commit.mutateAsync)}
      query={posCoreInstanceQueries.single(id)}
      fields={fields}
      nameOf={(instance) => instance.name}
      deletionFactsOf={() => <UsedBy subject={{ kind: 'poscoreinstances' }} id={id} />}
      reword={reword}
      actionsOf={(instance) => (
        <>
          <UsedByButton subject={{ kind: 'poscoreinstances' }} id={id} />
          <RecordHistory kind="PosCoreInstance" id={id} name={instance.name} />
        </>
      )}
      onDone={() => navigate({ to: '/admin/poscoreinstances' })}
      panels={(instance) => (
        <LinkedOrganisations
          query={posCoreInstanceQueries.linkedOrganisations(id)}
          isCreating={!instance}
        />
      )}
    >
      {(edited, instance) => (
        <>
          <CopyableId
            label="ID"
            id={instance?.posCoreInstanceID}
            emptyText="Given when the instance is saved"
          />
          <ServerFields edited={edited} />
        </>
      )}
    </EditRecord>
  );
}
