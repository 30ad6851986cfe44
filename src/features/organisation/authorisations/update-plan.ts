import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import type { BatchAuthorisationResult } from '~/api/version-authorisations';
import { wasRefused } from '~/domain/call-outcome';
import { countText, numberText } from '~/domain/count-text';
import { compareVersions } from '~/domain/version-number';
import {
  type AuthorisationSelection,
  type ChildApplication,
  type ChildOrganisation,
  unauthorised,
} from './child-authorisations';

interface PlanOptions extends Pick<AuthorisationSelection, 'listed' | 'groups'> {
  /** Key of the chosen version. */
  target: string | undefined;
}

/**
 * Plans the update that the button Authorise would send.
 * @returns undefined without a chosen version or an organisation (docs/product/validation.md#authorise)
 */
export function planUpdate({ listed: organisations, groups, target: key }: PlanOptions) {
  const target = groups.find((group) => group.key === key);
  if (!target || organisations.length === 0) return undefined;
  const versions = new Map(groups.map((group) => [group.key, group.version]));
  const isRollback = ({ versionKey }: ChildOrganisation) => {
    const current = versions.get(versionKey);
    return target.version && current ? compareVersions(target.version, current) < 0 : false;
  };
  return {
    target,
    organisations,
    /** Number of organisations on a newer version (docs/product/versions-and-health.md#rollback). */
    rollbacks: organisations.filter(isRollback).length,
    /** Number of organisations that have the target already: this version, or none. */
    unchanged: organisations.filter(({ versionKey }) => versionKey === key).length,
  };
}

export type UpdatePlan = NonNullable<ReturnType<typeof planUpdate>>;

/** Whether a plan withdraws the authorisation. */
export const isWithdrawal = ({ target }: UpdatePlan) => target.key === unauthorised;

/**
 * Builds the request that authorises a version for organisations.
 * @param version the id of a package, or `unauthorised`
 * @param notBefore UTC, `yyyy-mm-dd hh:mm:ss`; null for at once
 */
export const authorisationRequestOf = (
  version: string,
  organisations: readonly { id: string }[],
  notBefore: string | null,
) => ({
  applicationPackageID: version === unauthorised ? null : version,
  organisationIDs: organisations.map(({ id }) => id),
  autoAcceptNotBeforeDate: notBefore,
});

/** Returns the summary of a plan: "2 organisations change to 5.6.1.250, 1 by a rollback." */
export function summaryText(plan: UpdatePlan): string {
  const changed = plan.organisations.length - plan.unchanged;
  if (changed === 0) return 'Nobody changes version.';
  const ending = changed === 1 ? 's' : '';
  const words = isWithdrawal(plan)
    ? `lose${ending} the authorisation`
    : `change${ending} to ${plan.target.name}`;
  const rollbacks =
    plan.rollbacks === changed ? 'a rollback' : `${numberText(plan.rollbacks)} by a rollback`;
  const end = plan.rollbacks === 0 ? '' : `, ${rollbacks}`;
  return `${countText(changed, 'organisation')} ${words}${end}.`;
}

/** Returns the texts of the question before an update. */
export function questionOf({ name }: ChildApplication, plan: UpdatePlan) {
  const { target, organisations, rollbacks, unchanged } = plan;
  const isNone = isWithdrawal(plan);
  const isRollback = rollbacks > 0;
  const isOnlyRollback = isRollback && rollbacks === organisations.length - unchanged;
  const verb = isNone ? 'Unauthorise' : isOnlyRollback ? 'Roll back' : 'Authorise';
  const label = isNone ? name : `${name} ${target.name}`;
  const count = countText(organisations.length, 'organisation');
  const only = organisations.length === 1 ? organisations[0] : undefined;
  const what = isNone ? 'no longer be authorised to use' : 'be authorised for';
  const some = `${numberText(unchanged)} of them ${unchanged === 1 ? 'is' : 'are'}`;
  const already = ` ${only ? 'It is' : some} ${isNone ? 'unauthorised' : 'authorised for it'} already.`;
  const all = rollbacks === organisations.length;
  const among = all ? '' : ` of ${countText(rollbacks, 'organisation')} among them`;
  return {
    title: isOnlyRollback ? `${verb} to ${label}` : `${verb} ${label}`,
    verb,
    isNone,
    isRollback,
    change: `${only?.label ?? count} will ${what} ${label}.${unchanged > 0 ? already : ''}`,
    rollback: `This is a rollback: the chosen version is older than the current one${among}. Rollbacks do not revert sites that already installed.`,
  };
}

/** The result of an update (docs/product/versions-and-health.md#authorisation-outcome). */
export interface Outcome {
  /** The title. `Error` means that the update was done, perhaps: its result is not known. */
  kind: 'Success' | 'Partial Success' | 'Failure' | 'Error';
  updated: number;
  /** Organisations whose POS Core is too old. */
  failed: BatchAuthorisationResult['insufficientPOSCoreOrgs'];
  /** Number of organisations that the answer leaves out. */
  unanswered: number;
  /** The text of a failure (docs/product/messages.md#version-authorisations). */
  failure?: string;
}

const words = screenWords.authorisations.change;

/**
 * Returns Success when all were updated, Partial Success when some were, Failure when none was.
 * @param asked the number of organisations of the request
 */
export function outcomeOf(result: BatchAuthorisationResult, asked: number): Outcome {
  const updated = result.updatedOrgs.length;
  const failed = result.insufficientPOSCoreOrgs;
  const unanswered = Math.max(0, asked - updated - failed.length);
  const rest = { updated, failed, unanswered };
  if (updated === 0) return { kind: 'Failure', ...rest, failure: words.lead };
  return { kind: updated < asked ? 'Partial Success' : 'Success', ...rest };
}

/** The outcome of a failed call. */
export function failedOutcome(cause: Error): Outcome {
  const failure = failureWords(cause, words);
  return {
    kind: wasRefused(cause) ? 'Failure' : 'Error',
    updated: 0,
    failed: [],
    unanswered: 0,
    failure,
  };
}
