import type { PosCoreInstance } from '~/api/pos-core-instances';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { serverAddressProblem } from '~/domain/server-address';
import { ExceptionsCell, VersionCell } from './lookups/lookup-cells';
import type { LookupTexts } from './lookups/lookup-texts';

const limits = fieldLimits.PosCoreInstanceChange;

const named = ({ name, posCoreInstanceID }: Pick<PosCoreInstance, 'name' | 'posCoreInstanceID'>) =>
  name || posCoreInstanceID;

/**
 * Returns the columns of docs/product/administration.md#pos-core-instances-grid, with their
 * widths. The cells of a lookup column send the lookups. The grid sorts, filters and exports such
 * a column by the answers so far.
 */
export function posCoreInstanceColumns(
  instances: readonly PosCoreInstance[],
  texts: LookupTexts,
): readonly GridColumn<PosCoreInstance>[] {
  const { since } = texts;
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
    {
      key: 'versionUri',
      header: 'Version',
      width: 275,
      value: ({ versionUri }) => texts.version(versionUri),
      cell: ({ versionUri, ...instance }) => (
        <VersionCell address={versionUri} since={since} label={`Version of ${named(instance)}`} />
      ),
    },
    {
      key: 'stagingUri',
      header: 'Staging',
      width: 275,
      value: ({ stagingUri }) => texts.version(stagingUri),
      cell: ({ stagingUri, ...instance }) => (
        <VersionCell address={stagingUri} since={since} label={`Staging of ${named(instance)}`} />
      ),
    },
    {
      key: 'exceptionsUri',
      header: 'Errors',
      width: 275,
      value: ({ exceptionsUri }) => texts.exceptions(exceptionsUri),
      cell: ({ exceptionsUri, ...instance }) => (
        <ExceptionsCell
          address={exceptionsUri}
          since={since}
          label={`Errors of ${named(instance)}`}
        />
      ),
    },
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
