import {
  type IntegrationServerInstanceValues,
  integrationServerQueries,
} from '~/api/integration-servers';
import { organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import type { OptionalSelectProps } from './option-select';
import { SearchedSelect } from './searched-select';

/**
 * A select of the parent of an organisation, or none for a root. An organisation cannot be its own
 * parent (docs/product/validation.md#parent-organisation).
 */
export function ParentOrganisationSelect({
  organisationID,
  ...props
}: OptionalSelectProps & { organisationID: string | undefined }) {
  return (
    <SearchedSelect
      noneLabel="None (a root)"
      {...props}
      optionsOf={organisationQueries.parentValues}
      leftOut={organisationID}
    />
  );
}

/** A select of POS Core instances, or none. */
export function PosCoreInstanceSelect(props: OptionalSelectProps) {
  return <SearchedSelect {...props} optionsOf={posCoreInstanceQueries.values} />;
}

/** A select of the integration servers in one of the four lists, or none. */
export function IntegrationServerSelect({
  list,
  ...props
}: OptionalSelectProps & { list: keyof IntegrationServerInstanceValues }) {
  return (
    <SearchedSelect
      {...props}
      optionsOf={(search) => ({
        ...integrationServerQueries.values(search),
        select: (values: IntegrationServerInstanceValues) => values[list],
      })}
    />
  );
}
