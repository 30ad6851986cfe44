import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import type {
  AuthorisedOrganisation,
  BatchAuthorisationResult,
} from '~/api/version-authorisations';
import { compareVersions, type VersionNumber } from '~/domain/version-number';
import { type ChildOrganisation, unauthorised, type VersionGroup } from './child-authorisations';

/** Takes the place of an organisation id and means all listed organisations. */
export const allOrganisations = 'all';

/** The update that the button Authorise would send. */
export interface UpdatePlan {
  target: VersionGroup;
  organisations: readonly ChildOrganisation[];
  /** Number of organisations on a newer version (docs/product/versions-and-health.md#rollback). */
  rollbacks: number;
  /** Number of organisations that have the target already: this version, or none. */
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
 * Plans the update that the user chose.
 * @returns undefined when no version is chosen, or when the chosen organisation is neither a listed
 * one nor All (docs/product/validation.md#authorise)
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

/** Whether a plan withdraws the authorisation. */
export function isWithdrawal({ target }: UpdatePlan): boolean {
  return target.key === unauthorised;
}

/** "1 organisation", "1,200 organisations". */
export function organisationsText(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'organisation' : 'organisations'}`;
}

/** The result of an update (docs/product/versions-and-health.md#authorisation-outcome). */
export interface Outcome {
  kind: 'Success' | 'Partial Success' | 'Failure';
  /** Number of updated organisations. */
  updated: number;
  /** Organisations whose POS Core is too old. */
  failed: readonly AuthorisedOrganisation[];
  /** The text of a failure (docs/product/messages.md#version-authorisations). */
  failure: string | undefined;
}

const words = screenWords.authorisations.change;

/** Returns Success when all were updated, Partial Success when some were, Failure when none was. */
export function outcomeOf(result: BatchAuthorisationResult): Outcome {
  const updated = result.updatedOrgs.length;
  const failed = result.insufficientPOSCoreOrgs;
  if (updated === 0) return { kind: 'Failure', updated, failed, failure: words.lead };
  const kind = failed.length === 0 ? 'Success' : 'Partial Success';
  return { kind, updated, failed, failure: undefined };
}

/** The outcome of a failed call. */
export function failedOutcome(cause: unknown): Outcome {
  return { kind: 'Failure', updated: 0, failed: [], failure: failureWords(cause, words) };
}
