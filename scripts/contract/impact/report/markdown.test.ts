import { expect, test } from 'vitest';
import type { TracedChange } from '../trace/trace-changes';
import type { ImpactReport } from './impact-report';
import { markdownOf } from './markdown';

const change: TracedChange = {
  what: '`Team.name` was removed.',
  pointer: '#/components/schemas/Team',
  breaks: ['reader', 'sender'],
  uses: [{ operationId: 'listTeams', part: 'answer', status: '200' }],
  subject: null,
  reach: 'code',
  places: {
    api: [{ file: 'src/api/teams.ts', names: ['teamQueries.list'] }],
    screens: [
      { route: '/', file: 'src/main.tsx', isFrame: true },
      { route: '/teams', file: 'src/teams-screen.tsx', isFrame: false },
    ],
    handlers: [],
    named: ['1', '2', '3', '4', '5', '6', '7'].map((name) => `src/${name}.ts`),
    tests: { unit: [], screen: [], service: [], browser: [], tool: [] },
    scenarios: ['listTeams:empty'],
    documents: [],
  },
};

const report = (changes: TracedChange[], after = '1.1.0'): ImpactReport => ({
  base: '0123456789abcdef',
  head: null,
  versions: { before: '1.0.0', after },
  changes,
});

test('a change has its places in a table without empty rows; a long list is folded up', () => {
  expect(markdownOf(report([change]))).toBe(`## What this change of the contract touches

1 change, of which 1 breaks a caller. Compared with \`0123456789ab\`, contract 1.0.0.

**The major version has to rise**: it is 1.1.0.

### 1. \`Team.name\` was removed.

**Breaks** who reads answers and who sends requests.

| | |
|---|---|
| Operations | \`listTeams\` |
| Calls | \`src/api/teams.ts\`: \`teamQueries.list\` |
| Screens | every page below \`/\` (\`src/main.tsx\`)<br>\`/teams\` (\`src/teams-screen.tsx\`) |
| Named in | <details><summary>7 files</summary>${[1, 2, 3, 4, 5, 6, 7].map((name) => `\`src/${name}.ts\``).join('<br>')}</details> |
| Scenarios | \`?mock=listTeams:empty\` |
`);
});

test('a new major version may break callers', () => {
  expect(markdownOf(report([change], '2.0.0'))).not.toContain('has to rise');
});

test('a text that nobody follows has no table', () => {
  const { places } = change;
  const none = { ...places, api: [], screens: [], named: [], scenarios: [] };
  const text = markdownOf(report([{ ...change, breaks: [], reach: 'text', places: none }]));
  expect(text).toContain('1 change, of which none breaks a caller.');
  expect(text).toContain('No code, test, scenario or document follows.');
  expect(text).not.toContain('|---|');
});

test('no change is said in a sentence', () => {
  expect(markdownOf(report([]))).toContain('Nothing: the contract has not changed.');
});
