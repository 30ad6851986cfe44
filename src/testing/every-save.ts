import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isReadingCall } from '~/api/unanswered-calls';
import { type Act, answersAfter } from './answers-after';
import { brokenScenarios, expectWhole, repeatOf } from './broken-screens';
import { documentedCalls } from './contract-answers';
import { openUnder, type Scenario } from './contract-scenarios';
import { shownHeadings, watchComplaints } from './shown';

/** A screen, the act that saves on it, and the headings that may follow. */
interface Save extends Omit<Act, 'shown'> {
  /** Is missing where another screen of the table sends the same call. */
  shown?: Act['shown'];
  /** The heading before the save, and after one whose answer could not be read. */
  heading: string;
  /** The headings that may follow a successful save; the same page by default. */
  nextHeading?: string | readonly string[];
  /** The call counts as done whatever its 200 says (decision 0074). */
  isAlwaysDone?: boolean;
  /** The text of an alert that reports the outcome of a successful save. */
  outcomeText?: RegExp;
  /** Closes the dialog that the page waits for after a successful save. */
  closeOutcome?: () => Promise<void>;
}

/** An answer without a body may come from something between. */
const saysWhatIsKnown =
  /This was done, but the answer to it could not be read|What you sent may have been saved or not|It is shown only once: do it again/;

/**
 * Saves on a screen under an answer with status 200 that the contract forbids. The door completes the
 * answer or refuses it. After a refusal the screen says that the save was done or may have been;
 * otherwise it reports success. Vitest itself fails the run on an unhandled rejection.
 */
async function saveBroken(row: Save, scenario: Scenario) {
  const complaints = watchComplaints();
  const path = typeof row.path === 'string' ? row.path : row.path();
  const { asked, settled, queryClient } = await openUnder(path, scenario, row);
  const failures: unknown[] = [];
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (mutation?.state.status === 'error') failures.push(mutation.state.error);
  });
  await row.act?.();
  const repeat = repeatOf(scenario);
  await settled(() => {
    expect(asked()).toContain(row.operationId);
    const headings = failures.length > 0 ? row.heading : (row.nextHeading ?? row.heading);
    expect(shownHeadings(), repeat).toHaveLength(1);
    expect([headings].flat(), repeat).toContain(shownHeadings()[0]);
  });
  await row.closeOutcome?.();
  if (row.isAlwaysDone) expect(failures, repeat).toEqual([]);
  if (failures.length > 0) expect(document.body, repeat).toHaveTextContent(saysWhatIsKnown);
  for (const { textContent } of screen.queryAllByRole('alert')) {
    const words = failures.length === 0 && row.outcomeText ? row.outcomeText : saysWhatIsKnown;
    expect(textContent, repeat).toMatch(words);
  }
  await waitFor(() => expectWhole(complaints(), repeat));
}

const isAccount = (path: string) =>
  /^\/(invitations|passwordreset)\/|^\/api\/user\/(profile|batch\/changepassword)$/.test(path);
const isOrganisation = (path: string) => path.startsWith('/api/organisation/{orgId}/');
const isAccess = (path: string) =>
  /\{orgId\}\/(links|accessends|userpermissiongroup|team|serviceaccounts)\//.test(`${path}/`);

/** The paths of each area. Every path is in exactly one area. */
const areas = {
  account: isAccount,
  access: isAccess,
  organisation: (path: string) => isOrganisation(path) && !isAccess(path),
  admin: (path: string) => !isAccount(path) && !isOrganisation(path),
};

/** The operations that change something and answer with JSON. */
const changingOperations = documentedCalls.filter(
  ({ operationId, method, answers }) =>
    !isReadingCall({ id: operationId, method: method.toLowerCase() }) &&
    answers.some(({ status, mediaType }) => status === 200 && mediaType === 'application/json'),
);

/**
 * Tests each save of an area under every documented answer and under broken ones, and that the table
 * has every such operation.
 */
export function everySave(area: keyof typeof areas, rows: readonly Save[]) {
  answersAfter(rows.flatMap((row) => (row.shown ? [{ ...row, shown: row.shown }] : [])));
  for (const row of rows) {
    describe(row.heading, () => {
      test.each(brokenScenarios([row.operationId]))('%s', (_, scenario) =>
        saveBroken(row, scenario),
      );
    });
  }

  test('the table has every operation of the area that changes something', () => {
    const wanted = changingOperations.filter(({ path }) => areas[area](path));
    expect(
      [...new Set(rows.map(({ operationId }) => operationId))].sort(),
      'Add a row for each operation to the every-save test of the area.',
    ).toEqual(wanted.map(({ operationId }) => operationId).sort());
  });
}
