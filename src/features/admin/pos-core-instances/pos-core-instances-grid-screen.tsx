import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { useReadFew } from '~/api/few-records';
import {
  type PosCoreInstance,
  type PosCoreInstanceChange,
  posCoreInstanceQueries,
  useCommitPosCoreInstances,
} from '~/api/pos-core-instances';
import { screenWords } from '~/api/screen-words';
import { type GridColumn, requiredText } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy, rowChangeBy } from '~/components/record-grid/row-change';
import { addressColumn } from '~/components/server-fields/address-column';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { recordKinds } from '~/domain/contract/record-kinds';
import { loadedRecords } from '~/domain/lists';
import { instanceAddressProblem } from '~/domain/web-address';
import { UsedBy } from '~/pickers/used-by/used-by';
import { lookupColumns } from './lookups/lookup-cells';
import { useLookups } from './lookups/lookup-texts';
import { useReload } from './lookups/reload-question';

const limits = fieldLimits.PosCoreInstanceChange;

const idOf = ({ posCoreInstanceID }: PosCoreInstance) => posCoreInstanceID;

const newInstance = (): PosCoreInstance => ({
  posCoreInstanceID: '',
  name: '',
  uri: '',
  versionUri: null,
  stagingUri: null,
  exceptionsUri: null,
});

/** Returns the record to send of a row of the grid. */
export const instanceRowChangeOf = rowChangeBy(
  recordKinds.PosCoreInstance,
  ({ name, uri }: PosCoreInstance) => exactly<PosCoreInstanceChange>()({ name, uri }),
);

/** The grid of docs/product/administration.md#pos-core-instances-grid. Drawn rows send lookups. */
export function PosCoreInstancesGridScreen() {
  const { list, page } = useGridPage(posCoreInstanceQueries.list(), (id) => ({
    to: '/admin/poscoreinstances/edit/$id',
    params: { id },
  }));
  const readFew = useReadFew(posCoreInstanceQueries, 'posCoreInstanceID');
  const { texts, list: lookedUp } = useLookups(list, page.search);
  const { reload, question } = useReload();
  const columns = useMemo(
    (): readonly GridColumn<PosCoreInstance>[] => [
      { key: 'posCoreInstanceID', header: 'ID', width: 350, isHiddenInNarrow: true },
      requiredText('name', 'Name', 300, limits.name),
      ...lookupColumns(texts, reload),
      addressColumn(loadedRecords(list.records), idOf, 500, limits.uri, instanceAddressProblem),
    ],
    [list.records, texts, reload],
  );
  const commit = useCommitPosCoreInstances();

  return (
    <>
      <RecordGrid
        title="POS Core Instances"
        list={{ ...lookedUp, readFew }}
        table={{ idKey: 'posCoreInstanceID', columns }}
        saving={{
          inPlace: true,
          newRecord: newInstance,
          onCommit: commitBy(commit.mutateAsync, instanceRowChangeOf, (failure) =>
            inWords(failure, screenWords.instance.commit),
          ),
          deletionFacts: (instance) => (
            <UsedBy subject={{ kind: 'poscoreinstances' }} id={idOf(instance)} />
          ),
        }}
        page={{ ...page, addLabel: 'Add POS Core instance' }}
      />
      {question}
    </>
  );
}
