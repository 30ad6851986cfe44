import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { breaksNobody } from '../breaking-changes/breaking-changes';
import { bundledContract } from './bundled-contracts';
import { runImpact } from './run-impact';

// A process reads the code of the command, which takes long on a busy machine.
const timeout = 120_000;

/** A repository with the contract alone, in which a branch has changed a request. */
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
const root = process.cwd();
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
});

const tsx = resolve('node_modules/tsx/dist/loader.mjs');
/** Runs the program of a command in a process of its own. */
const inProcess = (script: string) => {
  const program = ['--import', tsx, join(root, script)];
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, output: stdout };
};

/** Bundles each state once. Accepted changes are no part of the document. */
const bundles = new Map<string | undefined, ReturnType<typeof bundledContract>>();
const bundled: typeof bundledContract = (commit) => {
  const known = bundles.get(commit) ?? bundledContract(commit);
  bundles.set(commit, known);
  return known;
};

/** Runs the command in this process. Returns what it prints. */
async function impact(...given: string[]): Promise<string> {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  await runImpact(given, { print, tell: () => {}, bundled });
  return output;
}

const git = (...given: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@a.test', ...given]);

const sentence =
  '`TeamChange` changed in a way that cannot be judged (`minProperties` is new): breaking until you say otherwise.';

beforeAll(() => {
  cpSync('openapi', join(folder, 'openapi'), { recursive: true });
  mkdirSync(join(folder, 'docs'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\nimpact.*\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'agreed');
  git('switch', '--quiet', '--create', 'feature');
  const file = join(folder, 'openapi/components/schemas/teams.yaml');
  const changed = readFileSync(file, 'utf8').replace(/^TeamChange:$/m, '$&\n  minProperties: 1');
  writeFileSync(file, changed);
  git('commit', '--quiet', '--all', '--message', 'changed');
  process.chdir(folder);
});

const document = readFileSync('docs/contract.md', 'utf8');
const commands = [...document.matchAll(/^npm run impact(?: -- (.*))?$/gm)];

describe('the commands of docs/contract.md', () => {
  test('have each option', () => {
    const given = commands.map(([, options = '']) => options).join(' ');
    expect(given.match(/--\w+/g)?.sort()).toEqual(['--base', '--head', '--json', '--out', '--out']);
  });

  test.each(commands.map(([command, options = '']) => [command, options] as const))(
    '%s',
    async (_, options) => {
      const given = options.split(' ').filter((part) => part !== '');
      const output = await impact(...given);
      const target = given[given.indexOf('--out') + 1] ?? '';
      const text = given.includes('--out') ? readFileSync(target, 'utf8') : output;
      expect(text).toContain(sentence);
      if (given.includes('--json')) expect(() => JSON.parse(text)).not.toThrow();
    },
    timeout,
  );

  test(
    'have a program that prints the report',
    async () => {
      const { status, output } = inProcess('scripts/contract/impact/main.ts');
      expect([status, output]).toEqual([0, await impact()]);
    },
    timeout,
  );
});

test('a report that could not be written is refused before the work', async () => {
  const begun = vi.fn(bundled);
  const given = ['--out', 'missing/impact.md'];
  const run = runImpact(given, { print: () => {}, tell: () => {}, bundled: begun });
  await expect(run).rejects.toThrow('--out: there is no folder missing.');
  expect(begun).not.toHaveBeenCalled();
});

test(
  'the gate refuses what the report calls breaking, until a person accepts it',
  async () => {
    const refused = inProcess('scripts/contract/breaking-changes/check-breaking-changes.ts');
    expect(refused.output).toContain(`✖ ${sentence} (#/components/schemas/TeamChange)`);
    expect(refused.status).toBe(1);
    expect(await impact()).toContain('1 change, of which 1 breaks a caller.');

    const [, entry = ''] = /say why:\n((?: {4}.*\n)+)/.exec(refused.output) ?? [];
    const accepted = 'openapi/accepted-changes.yaml';
    appendFileSync(accepted, entry.replaceAll(/^ {4}/gm, ''));
    const why = 'No console sends an empty change.';
    writeFileSync(accepted, readFileSync(accepted, 'utf8').replace(/why: \.\.\.$/m, `why: ${why}`));

    const lines: string[] = [];
    expect(await breaksNobody((line) => lines.push(line), bundled)).toBe(true);
    expect(lines).toEqual([expect.stringContaining('Compared with')]);
    expect(await impact()).toContain(`Accepted: ${why}`);
  },
  timeout,
);
