import type { PosCoreInstance } from '~/api/pos-core-instances';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { serverAddressProblem } from '~/domain/server-address';
import { ExceptionsCell, VersionCell } from './lookups/lookup-cells';
import type { LookupTexts } from './lookups/lookup-texts';

const limits = fieldLimits.PosCoreInstanceChange;

const lookupColumns = [
  { key: 'versionUri', header: 'Version', text: 'version', Cell: VersionCell },
  { key: 'stagingUri', header: 'Staging', text: 'version', Cell: VersionCell },
  { key: 'exceptionsUri', header: 'Errors', text: 'exceptions', Cell: ExceptionsCell },
] as const;

/**
 * Returns the columns of docs/product/administration.md#pos-core-instances-grid, with their
 * widths. The cells of a lookup column send the lookups. The grid sorts, filters and exports such
 * a column by the answers so far.
 */
export function posCoreInstanceColumns(
  instances: readonly PosCoreInstance[],
  texts: LookupTexts,
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
        addresses.get(posCoreInstanceID) === uri ? undefined : serverAddressProblem(uri),
    },
  ];
}
