import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { inWords } from '~/api/failure-words';
import {
  type PosCoreInstance,
  type PosCoreInstanceBatch,
  posCoreInstanceQueries,
  useCommitPosCoreInstances,
} from '~/api/pos-core-instances';
import { screenWords } from '~/api/screen-words';
import type { GridSearch } from '~/components/record-grid/grid-search';
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

interface PosCoreInstancesGridScreenProps {
  search: GridSearch;
  onSearchChange: (search: GridSearch) => void;
}

/**
 * The POS Core Instances grid (docs/product/administration.md#pos-core-instances-grid). Each drawn
 * row sends the lookups of its own instance.
 */
export function PosCoreInstancesGridScreen({
  search,
  onSearchChange,
}: PosCoreInstancesGridScreenProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(posCoreInstanceQueries.list());
  // Each visit and each refresh sends the lookups again. Scrolling does not.
  const [since, setSince] = useState(() => Date.now());
  const { texts, records } = useLookupTexts(data, search, since);
  const columns = useMemo(() => posCoreInstanceColumns(data ?? [], texts), [data, texts]);
  const commit = useCommitPosCoreInstances();
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string) =>
    ({ to: '/admin/poscoreinstances/edit/$id', params: { id } }) as const;

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
      records={records}
      inPlace
      newRecord={newInstance}
      onCommit={send}
      onEdit={(id) => navigate(target(id))}
      editHref={(id) => router.buildLocation(target(id)).href}
      isLoading={isPending}
      isRefreshing={isFetching}
      error={error}
      onRefresh={() => {
        setSince(Date.now());
        refetch();
      }}
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}
