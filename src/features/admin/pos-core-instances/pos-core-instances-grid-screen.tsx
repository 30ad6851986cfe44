import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { inWords } from '~/api/failure-words';
import {
  type PosCoreInstance,
  type PosCoreInstanceBatch,
  posCoreInstanceQueries,
  useCommitPosCoreInstances,
} from '~/api/pos-core-instances';
import { screenWords } from '~/api/screen-words';
import { gridOf, useGridAddress, useRowPages } from '~/components/record-grid/grid-page';
import type { GridCommit } from '~/components/record-grid/pending-edits';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { exactly } from '~/domain/contract/exact';
import { useLookupTexts } from './lookups/lookup-texts';
import { posCoreInstanceColumns } from './pos-core-instance-columns';

const newInstance = (): PosCoreInstance => ({
  posCoreInstanceID: '',
  name: '',
  uri: '',
  versionUri: null,
  stagingUri: null,
  exceptionsUri: null,
});

/**
 * The POS Core Instances grid (docs/product/administration.md#pos-core-instances-grid). Each drawn
 * row sends the lookups of its own instance.
 */
export function PosCoreInstancesGridScreen() {
  const address = useGridAddress();
  const list = useQuery(posCoreInstanceQueries.list());
  // Each visit and each refresh sends the lookups again. Scrolling does not.
  const [since, setSince] = useState(() => Date.now());
  const { texts, records } = useLookupTexts(list.data, address.search, since);
  const columns = useMemo(() => posCoreInstanceColumns(list.data ?? [], texts), [list.data, texts]);
  const commit = useCommitPosCoreInstances();
  const pages = useRowPages((id) => ({ to: '/admin/poscoreinstances/edit/$id', params: { id } }));

  const send = (batch: GridCommit<PosCoreInstance>) =>
    commit
      .mutateAsync(exactly<PosCoreInstanceBatch>()(batch))
      .catch((cause) => Promise.reject(inWords(cause, screenWords.instance.commit)));

  return (
    <RecordGrid
      title="POS Core Instances"
      idKey="posCoreInstanceID"
      labelKey="name"
      columns={columns}
      {...gridOf(list)}
      records={records}
      inPlace
      newRecord={newInstance}
      onCommit={send}
      {...pages}
      onRefresh={() => {
        setSince(Date.now());
        list.refetch();
      }}
      {...address}
    />
  );
}
