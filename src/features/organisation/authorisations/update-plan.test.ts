import { describe, expect, test } from 'vitest';
import { screenWords } from '~/api/screen-words';
import { exampleOf } from '~/testing/contract-examples';
import { networkFailure, refusal, unreadableChange } from '~/testing/failed-calls';
import { childApplications, unauthorised, versionGroups } from './child-authorisations';
import { failedOutcome, isWithdrawal, outcomeOf, planUpdate, questionOf } from './update-plan';

const [terminal] = childApplications(exampleOf('listChildAuthorisations', 'childAuthorisations'));
if (!terminal) throw new Error('The example has no application.');
const packageId = (number: number) => `81000000-0000-4000-8000-00000000000${number}`;
// Package 3 is 5.6.1.250, and organisation 4 has it. Package 2 is 5.5.0.233, and organisation 5 has
// it. Package 1 is 5.4.0.210.
const groups = versionGroups(
  terminal,
  exampleOf('listPackageAuthorisations', '80000000-0000-4000-8000-000000000001'),
);
const listed = terminal.organisations;
const only = (number: number) => listed.filter(({ id }) => id.endsWith(String(number)));
const plan = (target: string | undefined, among = listed) =>
  planUpdate({ listed: among, groups, target });
const counts = (...given: Parameters<typeof plan>) => {
  const made = plan(...given);
  return made && [made.organisations.length, made.rollbacks, made.unchanged];
};

describe('Authorise is disabled', () => {
  test.each([
    ['when no version is chosen', undefined, listed],
    ['when the version is not one of the application', 'nothing', listed],
    ['when no organisation is listed', packageId(3), []],
  ])('%s', (_when, target, among) => {
    expect(plan(target, among)).toBeUndefined();
  });
});

test.each([
  ['to the newest: one organisation has it already', packageId(3), listed, [2, 0, 1]],
  ['to the middle one: a rollback for one organisation', packageId(2), listed, [2, 1, 1]],
  ['to the oldest: a rollback for both organisations', packageId(1), listed, [2, 2, 0]],
  ['one organisation only', packageId(3), only(5), [1, 0, 0]],
  ['to Unauthorised: no rollback', unauthorised, listed, [2, 0, 0]],
])('%s', (_what, target, among, expected) => {
  expect(counts(target, among)).toEqual(expected);
});

test('a change from Unauthorised to any version is no rollback', () => {
  const none = listed.map((organisation) => ({ ...organisation, versionKey: unauthorised }));
  expect(counts(packageId(1), none)).toEqual([2, 0, 0]);
});

test.each([
  ['one of them is upgraded', '5.4.0.210', 'Authorise'],
  ['the other has it already', '5.5.0.233', 'Roll back'],
])('a rollback for one of two organisations, while %s (%s), says "%s"', (_other, version, verb) => {
  const current = groups.find(({ name }) => name === version)?.key ?? '';
  const middle = listed.map((each) =>
    each.id.endsWith('5') ? { ...each, versionKey: current } : each,
  );
  const made = plan(packageId(2), middle);
  const question = made && questionOf(terminal, made);
  expect([question?.verb, question?.isRollback]).toEqual([verb, true]);
});

test('only Unauthorised withdraws the authorisation', () => {
  const [none, older] = [plan(unauthorised), plan(packageId(1))];
  expect([none && isWithdrawal(none), older && isWithdrawal(older)]).toEqual([true, false]);
});

describe('outcomes', () => {
  test.each([
    ['success', 'Success', 2, 0],
    ['partialSuccess', 'Partial Success', 1, 1],
    ['failure', 'Failure', 0, 2],
  ])('%s', (example, kind, updated, failed) => {
    const outcome = outcomeOf(exampleOf('commitPackageAuthorisations', example), 2);
    expect([outcome.kind, outcome.updated, outcome.failed.length]).toEqual([kind, updated, failed]);
  });

  test('an answer that leaves organisations out is no Success', () => {
    const answer = exampleOf('commitPackageAuthorisations', 'success');
    expect(outcomeOf(answer, 5)).toMatchObject({ kind: 'Partial Success', unanswered: 3 });
  });

  test('a failed call gives a Failure with the reason', () => {
    expect(failedOutcome(refusal(403, ''))).toMatchObject({
      kind: 'Failure',
      failure: `${screenWords.authorisations.change.lead} You are not allowed to do this`,
    });
  });

  test('a call without a clear answer gives no Failure: the update may have been done', () => {
    expect(failedOutcome(networkFailure())).toMatchObject({
      kind: 'Error',
      failure: `${screenWords.authorisations.change.lead} Network error`,
    });
    expect(failedOutcome(refusal(500, ''))).toMatchObject({ kind: 'Error' });
  });

  test('an update that was done without a readable answer is no Failure', () => {
    expect(failedOutcome(unreadableChange())).toMatchObject({
      kind: 'Error',
      failure: expect.stringMatching(/^This was done/),
    });
  });
});
