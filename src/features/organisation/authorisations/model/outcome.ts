import type {
  AuthorisedOrganisation,
  BatchAuthorisationResult,
} from '~/api/version-authorisations';
import { wordedError } from '~/api/worded-error';

/** What became of a request (section 4). */
export interface Outcome {
  kind: 'Success' | 'Partial Success' | 'Failure';
  /** How many organisations were updated. */
  updated: number;
  /** Those whose POS Core is too old. */
  failed: readonly AuthorisedOrganisation[];
  /** What the server says, when the call failed. */
  reason: string | undefined;
}

/** Success when all were updated, Partial Success when some were, Failure when none was. */
export function outcomeOf(result: BatchAuthorisationResult): Outcome {
  const updated = listIn(result?.updatedOrgs).length;
  const failed = listIn(result?.insufficientPOSCoreOrgs);
  if (updated === 0) return { kind: 'Failure', updated, failed, reason: undefined };
  const kind = failed.length === 0 ? 'Success' : 'Partial Success';
  return { kind, updated, failed, reason: undefined };
}

/** A call that did not succeed. */
export function failedOutcome(cause: unknown): Outcome {
  const reason = wordedError('', cause).message || undefined;
  return { kind: 'Failure', updated: 0, failed: [], reason };
}

// An odd answer may lack a list.
function listIn<Item>(list: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(list) ? list.filter((item) => item != null) : [];
}
