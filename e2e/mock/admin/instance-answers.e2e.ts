import { readContract } from '../../../scripts/mock/contract/contract-document';
import { contractOperations } from '../../../scripts/mock/contract/contract-operations';
import { documentedScenarios, type Scenario } from '../../../scripts/mock/scenarios';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/grid';

// The calls to POS Core instances carry no cookies (decision 10), so that what is chosen for them
// holds for every browser of this worker's mock, until it is cleared.

const list = '/admin/poscoreinstances';
const columns: Record<string, string> = {
  getRemoteVersionInfo: 'Version',
  getRemoteExceptionsInfo: 'Errors',
};
const examples: Record<string, string> = {
  'getRemoteVersionInfo:200/version': '7.4.2.118',
  'getRemoteVersionInfo:200/withoutPosCore': 'N/A',
  'getRemoteVersionInfo:200/failed': 'Instance could not tell',
  'getRemoteExceptionsInfo:200/exceptions': '3 errors',
  'getRemoteExceptionsInfo:200/none': '0 errors',
  'getRemoteExceptionsInfo:200/failed': 'Instance could not tell',
};

const operations = contractOperations(readContract('.generated/contract.json'));
const remote = operations.filter(({ isRemote }) => isRemote).map(({ operationId }) => operationId);
const scenarios = documentedScenarios(operations).filter(
  ({ operationId, kind }) => remote.includes(operationId) && kind !== 'slow',
);

function wordsOf({ text, response }: Scenario): string | undefined {
  if (!response) return 'Could not be reached';
  return response.status === 200 ? examples[text] : `Answered with status ${response.status}`;
}

for (const operationId of remote) {
  const own = scenarios.filter((scenario) => scenario.operationId === operationId);

  test(`${operationId}: the cell says each of ${own.length} answers`, async ({
    page,
    complaints,
  }) => {
    complaints.provoke(/Failed to load resource/);
    const column = columns[operationId] ?? '';
    const grid = new Grid(page, 'POS Core Instances');
    // Wide enough for every column: cells out of sight ask nothing.
    await page.setViewportSize({ width: 2300, height: 800 });
    for (const scenario of own) {
      await page.goto(`${list}?mock=${scenario.text}`);
      const cell = await grid.cell(grid.row('POS Core North'), column);
      await expect(cell, scenario.text).toContainText(wordsOf(scenario) ?? 'no words known');
      if (scenario.text.endsWith(':500')) await expectAccessible(page);
    }
    await page.goto('/?mock=clear');
  });
}
