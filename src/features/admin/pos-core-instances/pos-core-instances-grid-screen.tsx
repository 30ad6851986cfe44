import { useMemo, useState } from 'react';
import { inWords } from '~/api/failure-words';
import { useReadFew } from '~/api/few-records';
import {
  type PosCoreInstance,
  type PosCoreInstanceChange,
  posCoreInstanceQueries,
  useCommitPosCoreInstances,
} from '~/api/pos-core-instances';
import { screenWords } from '~/api/screen-words';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy, rowChangeBy } from '~/components/record-grid/row-change';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { recordKinds } from '~/domain/contract/record-kinds';
import { loadedRecords } from '~/domain/lists';
import { instanceAddressProblem } from '~/domain/web-address';
import { UsedBy } from '~/pickers/used-by/used-by';
import { ExceptionsCell, VersionCell } from './lookups/lookup-cells';
import { type LookupTexts, useLookupTexts } from './lookups/lookup-texts';
import { useReload } from './lookups/reload-question';

const limits = fieldLimits.PosCoreInstanceChange;

const lookupColumns = [
  { key: 'versionUri', header: 'Version', text: 'version', Cell: VersionCell },
  { key: 'stagingUri', header: 'Staging', text: 'version', Cell: VersionCell },
  { key: 'exceptionsUri', header: 'Errors', text: 'exceptions', Cell: ExceptionsCell },
] as const;

/** Returns the columns. The grid sorts, filters and exports lookups by the answers so far. */
function posCoreInstanceColumns(
  instances: readonly PosCoreInstance[],
  texts: LookupTexts,
  onReload: () => void,
): readonly GridColumn<PosCoreInstance>[] {
  const addresses = new Map(instances.map(({ posCoreInstanceID: id, uri }) => [id, uri]));
  return [
    { key: 'posCoreInstanceID', header: 'ID', width: 350, isHiddenInNarrow: true },
    {
      key: 'name',
      header: 'Name',
      width: 300,
      editor: 'text',
      isRequired: true,
      maxLength: limits.name,
    },
    ...lookupColumns.map(
      ({ key, header, text, Cell }): GridColumn<PosCoreInstance> => ({
        key,
        header,
        width: 275,
        value: (instance) => texts[text](instance[key]),
        cell: ({ name, posCoreInstanceID, [key]: address }) => (
          <Cell
            address={address}
            since={texts.since}
            label={`${header} of ${name || posCoreInstanceID}`}
            onReload={onReload}
          />
        ),
      }),
    ),
    {
      key: 'uri',
      header: 'Uri',
      width: 500,
      kind: 'link',
      editor: 'text',
      isRequired: true,
      maxLength: limits.uri,
      validate: ({ posCoreInstanceID, uri }) =>
        addresses.get(posCoreInstanceID) === uri ? undefined : instanceAddressProblem(uri),
    },
  ];
}

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
  // Each visit and each refresh sends the lookups again. Scrolling does not.
  const [since, setSince] = useState(() => Date.now());
  const { texts, records } = useLookupTexts(list.records, page.search, since);
  const { reload, question } = useReload();
  const columns = useMemo(
    () => posCoreInstanceColumns(loadedRecords(list.records), texts, reload),
    [list.records, texts, reload],
  );
  const commit = useCommitPosCoreInstances();

  return (
    <>
      <RecordGrid
        title="POS Core Instances"
        list={{
          ...list,
          readFew,
          records,
          onRefresh: () => {
            setSince(Date.now());
            list.onRefresh();
          },
        }}
        table={{ idKey: 'posCoreInstanceID', labelKey: 'name', columns }}
        saving={{
          inPlace: true,
          newRecord: newInstance,
          onCommit: commitBy(commit.mutateAsync, instanceRowChangeOf, (failure) =>
            inWords(failure, screenWords.instance.commit),
          ),
          deletionFacts: ({ posCoreInstanceID: id }) => (
            <UsedBy subject={{ kind: 'poscoreinstances' }} id={id} />
          ),
        }}
        page={{ ...page, addLabel: 'Add POS Core instance' }}
      />
      {question}
    </>
  );
}
