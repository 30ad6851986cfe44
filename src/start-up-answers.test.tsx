import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenScenarios, openBroken } from '~/testing/broken-screens';
import { openUnder, type Scenario, scenariosOf } from '~/testing/contract-scenarios';
import { harbour } from '~/testing/harbour';
import { recordShown } from '~/testing/record-shown';
import { shownHeadings, watchComplaints } from '~/testing/shown';

const calls = ['getCurrentSession', 'listCurrencies', 'listLocales', 'listOrganisations'];

/**
 * Returns the heading of the page after an answer to a call of start-up
 * (docs/product/shell.md#start-up).
 */
function headingAfter({ operationId, answer }: Scenario): string {
  if (operationId === 'listOrganisations') return 'Organisation Summary';
  if (operationId === 'listLocales' || answer?.status === 200) return 'Change Password';
  const isLoginRequired = answer?.status === 401 || answer?.status === 403;
  return operationId === 'getCurrentSession' && isLoginRequired
    ? 'Login Required'
    : 'Failed Loading Admin Page';
}

// Only pages of an organisation call the list of organisations.
const pathFor = (operationId: string) =>
  operationId === 'listOrganisations' ? `/organisation/${harbour}` : '/changeprofilepassword';

test.each(scenariosOf(calls).map((scenario) => [scenario.text, scenario] as const))(
  '%s leaves no blank page',
  async (_, scenario) => {
    const complaints = watchComplaints();
    const { asked } = await openUnder(pathFor(scenario.operationId), scenario);
    await waitFor(() => expect(asked()).toContain(scenario.operationId));
    await waitFor(() => expect(shownHeadings()).toEqual([headingAfter(scenario)]));
    expect(document.querySelector('header')).not.toBeNull();
    expect(complaints()).toEqual([]);
    if (scenario.answer) recordShown(scenario.operationId, scenario.answer.status);
  },
);

test.each(brokenScenarios(calls))('%s leaves no blank page', (_, scenario) =>
  openBroken(pathFor(scenario.operationId), scenario, [
    'Change Password',
    'Organisation Summary',
    'Failed Loading Admin Page',
  ]),
);
