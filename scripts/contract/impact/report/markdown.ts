import { acceptedFile } from '../accepted-changes';
import { type ContractChange, operationsOf } from '../diff/contract-change';
import type { Places } from '../trace/places';
import type { TracedChange } from '../trace/trace-changes';
import { type ImpactReport, refusedChanges } from './impact-report';

/** A longer list is folded up. */
const longest = 6;

/** Writes the report as Markdown for a pull request. */
export function markdownOf(report: ImpactReport): string {
  const { base, versions, changes } = report;
  const heading = '## What this change of the contract touches\n';
  const compared = `Compared with \`${base.slice(0, 12)}\`, contract ${versions.before}.`;
  if (changes.length === 0)
    return `${heading}\nNothing: the contract has not changed. ${compared}\n`;
  const breaking = changes.filter(({ breaks }) => breaks.length > 0).length;
  const summary = `${countOf(changes.length, 'change')}, of which ${breaking === 0 ? 'none breaks' : `${breaking} ${breaking === 1 ? 'breaks' : 'break'}`} a caller. ${compared}`;
  const refused = refusedChanges(report);
  const remedy = refused.every(({ isUnjudged }) => isUnjudged)
    ? `, or somebody accepts the changes that cannot be judged in \`${acceptedFile}\``
    : '';
  const rise =
    refused.length > 0
      ? `\n**The major version has to rise**${remedy}: it is ${versions.after}.\n`
      : '';
  const parts = changes.map((change, index) => partOf(change, index + 1));
  return `${heading}\n${summary}\n${rise}\n${parts.join('\n')}`;
}

function partOf(change: TracedChange, number: number): string {
  const rows = rowsOf(change);
  const table =
    rows.length === 0
      ? 'No code, test, scenario or document follows.\n'
      : `| | |\n|---|---|\n${rows.map(([name, cell]) => `| ${name} | ${cell} |\n`).join('')}`;
  return `### ${number}. ${change.what}\n\n${breaksInWords(change)}\n\n${table}`;
}

const parties = {
  reader: 'who reads answers',
  sender: 'who sends requests',
} as const;

function breaksInWords({ breaks, reach, accepted }: ContractChange): string {
  if (accepted !== undefined) return `Accepted: ${accepted}`;
  if (breaks.length > 0) {
    return `**Breaks** ${breaks.map((party) => parties[party]).join(' and ')}.`;
  }
  return reach === 'code' ? 'Breaks no caller.' : 'Breaks no caller: no shape changed.';
}

function rowsOf({ places, ...change }: TracedChange): [string, string][] {
  const { api, screens, handlers, named, tests, scenarios, documents } = places;
  const rows: [string, string][] = [
    ['Operations', listOf(operationsOf(change).map(code), 'operation')],
    ['Calls', listOf(api.map(fileWithNames), 'file')],
    ['Screens', listOf(screens.map(screenInWords), 'screen')],
    ['Handlers', listOf(handlers.map(fileWithNames), 'file')],
    ['Named in', listOf(named.map(code), 'file')],
    ['Unit tests', listOf(tests.unit.map(code), 'test file')],
    ['Screen tests', listOf(tests.screen.map(code), 'test file')],
    ['Service tests', listOf(tests.service.map(code), 'test file')],
    ['Tests in e2e', listOf(tests.browser.map(code), 'test file')],
    ['Tests of tools', listOf(tests.tool.map(code), 'test file')],
    [
      'Scenarios',
      listOf(
        scenarios.map((text) => code(`?mock=${text}`)),
        'scenario',
      ),
    ],
    ['Documents', listOf(documents.map(code), 'section')],
  ];
  const hasPlaces = rows.slice(1).some(([, cell]) => cell !== '');
  return hasPlaces ? rows.filter(([, cell]) => cell !== '') : [];
}

const code = (text: string) => `\`${text}\``;

const fileWithNames = ({ file, names }: Places['api'][number]) =>
  `${code(file)}: ${names.map(code).join(', ')}`;

const screenInWords = ({ route, file, isFrame }: Places['screens'][number]) =>
  isFrame ? `every page below ${code(route)} (${code(file)})` : `${code(route)} (${code(file)})`;

/** Writes a list into a cell of a table. GitHub renders these tags. */
function listOf(entries: readonly string[], noun: string): string {
  const lines = entries.join('<br>');
  if (entries.length <= longest) return lines;
  return `<details><summary>${countOf(entries.length, noun)}</summary>${lines}</details>`;
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
