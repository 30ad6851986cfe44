import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documentedCalls, responseOf } from '~/testing/contract-answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const calls = {
  getRemoteVersionInfo: 'GET /api/v1/version/info',
  getRemoteExceptionsInfo: 'GET /api/v1/exceptions/info',
} as const;

const words: Record<string, string> = {
  'getRemoteVersionInfo 200 version': '7.4.2.118',
  'getRemoteVersionInfo 200 withoutPosCore': 'N/A',
  'getRemoteVersionInfo 200 failed': 'Instance could not tell',
  'getRemoteExceptionsInfo 200 exceptions': '3 errors',
  'getRemoteExceptionsInfo 200 none': '0 errors',
  'getRemoteExceptionsInfo 200 failed': 'Instance could not tell',
};

const answers = Object.entries(calls).flatMap(([operation, call]) => {
  const documented = documentedCalls.find(({ operationId }) => operationId === operation);
  return (documented?.answers ?? []).map((answer) => {
    const what = [operation, answer.status, answer.name].join(' ').trim();
    const text = words[what] ?? `Answered with status ${answer.status}`;
    return { what, call, text, answer: () => responseOf(answer) };
  });
});

test('the contract documents success and failure of both calls', () => {
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(words)));
});

test.each(answers)('$what shows "$text" in its cell', async ({ call, text, answer }) => {
  await openConsole('/admin/poscoreinstances', 'superUser', {
    'GET /api/POSCoreInstance': () => exampleOf('listPosCoreInstances', 'list').slice(0, 1),
    [calls.getRemoteVersionInfo]: () => new Promise(() => {}),
    [calls.getRemoteExceptionsInfo]: () => new Promise(() => {}),
    [call]: answer,
  });
  const header = await screen.findByRole('rowheader', { name: 'POS Core Europe' });
  const row = within(header.closest<HTMLElement>('[role="row"]') ?? header);
  expect((await row.findAllByText(text))[0]).toBeVisible();
});
