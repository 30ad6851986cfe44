import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import type {
  AuthorisedOrganisation,
  BatchAuthorisationResult,
} from '~/api/version-authorisations';

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
