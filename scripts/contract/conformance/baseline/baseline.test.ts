import { expect, test } from 'vitest';
import { problemsOf } from '../checks/results';
import { doesConform } from '../report/does-conform';
import { terminalReport } from '../report/terminal-report';
import type { Defect } from '../testing/defective-service';
import { runAgainst } from '../testing/run-against';
import { servedService } from '../testing/served-service';
import { baselineOf, readBaseline, withoutAccepted } from './baseline';

const both = servedService();

const defect: Defect = {
  name: 'numbers as texts, and caches for everybody',
  operationId: 'listTeams',
  pointer: '/0/totalMembers',
  answer: ({ status, text }) => ({
    text: text.replaceAll(/"totalMembers":(\d+)/g, '"totalMembers":"$1"'),
    headers: { 'Cache-Control': 'public' },
    status,
  }),
};

const run = () => runAgainst(both.service, both.served.url, { only: ['listTeams'] });

async function acceptedFindings() {
  both.served.plant(defect);
  return readBaseline(baselineOf(await run()), 'known.json');
}

test('a service with accepted findings alone conforms, without advice', async () => {
  const accepted = await acceptedFindings();
  const result = withoutAccepted(await run(), accepted);
  expect(accepted.map(({ kind, place }) => [kind, place])).toEqual([
    ['problem', '/*/totalMembers'],
    ['advice', 'Cache-Control'],
  ]);
  expect(doesConform(result)).toBe(true);
  expect(result).toMatchObject({ advice: [], accepted: 2, gone: [] });
});

test('another finding of the same operation is a problem', async () => {
  const accepted = await acceptedFindings();
  both.served.plant({
    ...defect,
    answer: ({ text }) => ({ text: text.replace('"name":"', '"name":null,"other":"') }),
  });
  const result = withoutAccepted(await run(), accepted);
  expect(result.operations.flatMap(problemsOf).map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/0/name']),
  );
});

test('an accepted finding that does not occur any more is named', async () => {
  const accepted = await acceptedFindings();
  both.served.plant(null);
  const result = withoutAccepted(await run(), accepted);
  expect(result).toMatchObject({ accepted: 0, gone: accepted });
  expect(terminalReport(result)).toMatch(/Accepted, and not found any more\n {2}listTeams, read/);
});

test('a missing operation can be accepted', async () => {
  both.served.plant({ ...defect, answer: () => ({ status: 501, text: '', type: null }) });
  const result = await run();
  expect(doesConform(result)).toBe(false);
  const accepted = readBaseline(baselineOf(result), 'known.json');
  expect(doesConform(withoutAccepted(result, accepted))).toBe(true);
  both.served.plant(null);
});

test.each([
  ['{', 'it is no JSON'],
  ['[]', "it has no list 'accepted'"],
  ['{"accepted":[7]}', "entry 1 has no text 'kind'"],
  [
    '{"accepted":[{"kind":"bug","operation":"a","check":"","place":"","expected":""}]}',
    'entry 1 has an unknown kind',
  ],
])('%s is refused with a sentence', (text, sentence) => {
  expect(() => readBaseline(text, 'known.json')).toThrow(
    `known.json is no baseline: ${sentence}. --write-baseline FILE writes one.`,
  );
});
