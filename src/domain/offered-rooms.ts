import type { OrganisationSummary } from '~/api/answers/organisation-summary.gen';
import type { Organisation } from '~/api/answers/organisations.gen';
import { OrganisationType } from './contract/enums.gen';

// Which pages a summary offers. The summaries and the list of an area's pages follow the same rules.

/** The templates need no initialisation. */
const templates: readonly number[] = [
  OrganisationType.TemplatePublic,
  OrganisationType.TemplatePrivate,
  OrganisationType.ConfigurationDefaults,
];

/** Whether an organisation is still to be initialised. */
export const needsInitialising = ({
  initialised,
  organisationType,
}: Pick<Organisation, 'initialised' | 'organisationType'>): boolean =>
  !initialised && !templates.includes(organisationType);

/** Whether an organisation installs versions (docs/product/organisation.md#version-links). */
export const installsVersions = ({
  rootOrganisation,
}: Pick<OrganisationSummary, 'rootOrganisation'>): boolean => !rootOrganisation;

/** Counts the child organisations. A service that does not limit the lists has no total. */
export const childCount = ({
  childOrganisations,
  totalChildOrganisations = childOrganisations.length,
}: Pick<OrganisationSummary, 'childOrganisations' | 'totalChildOrganisations'>): number =>
  totalChildOrganisations;

/** Whether an organisation authorises versions for others. */
export const authorisesVersions = (summary: Parameters<typeof childCount>[0]): boolean =>
  childCount(summary) > 0;
