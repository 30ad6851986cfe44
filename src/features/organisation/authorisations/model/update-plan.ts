import { compareVersions, type VersionNumber } from '~/domain/version-number';
import { type ChildOrganisation, unauthorised, type VersionGroup } from './child-authorisations';

/** All of the listed organisations, where one of them is named by its id. */
export const allOrganisations = 'all';

/** What a press of Authorise would do. */
export interface UpdatePlan {
  target: VersionGroup;
  organisations: readonly ChildOrganisation[];
  /** How many of them are on a newer version now (docs/product/versions-and-health.md#rollback). */
  rollbacks: number;
  /** How many of them have just this version, or none, already. */
  unchanged: number;
}

interface PlanOptions {
  /** The organisations of the selected entry of the tree. */
  listed: readonly ChildOrganisation[];
  groups: readonly VersionGroup[];
  /** Key of the chosen version. */
  target: string | undefined;
  /** Id of the chosen organisation, or `allOrganisations`. */
  organisation: string;
}

/**
 * What is to be sent; undefined when no version is chosen, or the chosen organisation is not among
 * the listed ones or All (docs/product/validation.md#authorise).
 */
export function planUpdate({ listed, groups, target, organisation }: PlanOptions) {
  const chosen = groups.find(({ key }) => key === target);
  const organisations =
    organisation === allOrganisations ? listed : listed.filter(({ id }) => id === organisation);
  if (!chosen || organisations.length === 0) return undefined;
  const versions = new Map(groups.map(({ key, version }) => [key, version]));
  const plan: UpdatePlan = {
    target: chosen,
    organisations,
    rollbacks: organisations.filter(({ versionKey }) =>
      isOlder(chosen.version, versions.get(versionKey)),
    ).length,
    unchanged: organisations.filter(({ versionKey }) => versionKey === chosen.key).length,
  };
  return plan;
}

function isOlder(chosen: VersionNumber | null, current: VersionNumber | null | undefined): boolean {
  return chosen !== null && current != null && compareVersions(chosen, current) < 0;
}

/** Whether a plan takes the right to use the application away. */
export function isWithdrawal({ target }: UpdatePlan): boolean {
  return target.key === unauthorised;
}

/** "1 organisation", "1,200 organisations". */
export function organisationsText(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'organisation' : 'organisations'}`;
}
