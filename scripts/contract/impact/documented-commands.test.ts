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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// A command reads the whole code, which takes long on a busy machine.
const timeout = 120_000;

/** A repository with the contract alone, in which a branch has changed a request. */
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tsx = resolve('node_modules/tsx/dist/loader.mjs');
const run = (script: string, ...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, resolve(script), ...given],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, output: stdout, problem: stderr };
};
const impact = (...given: string[]) => run('scripts/contract/impact/main.ts', ...given);
const gate = () => run('scripts/contract/breaking-changes/check-breaking-changes.ts');

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
    (_, options) => {
      const given = options.split(' ').filter((part) => part !== '');
      const { status, output } = impact(...given);
      const target = given[given.indexOf('--out') + 1] ?? '';
      const text = given.includes('--out') ? readFileSync(join(folder, target), 'utf8') : output;
      expect(status).toBe(0);
      expect(text).toContain(sentence);
      if (given.includes('--json')) expect(() => JSON.parse(text)).not.toThrow();
    },
    timeout,
  );
});

test(
  'the gate refuses what the report calls breaking, until a person accepts it',
  () => {
    const refused = gate();
    expect(refused.output).toContain(`✖ ${sentence} (#/components/schemas/TeamChange)`);
    expect(refused.status).toBe(1);
    expect(impact().output).toContain('1 change, of which 1 breaks a caller.');

    const [, entry = ''] = /say why:\n((?: {4}.*\n)+)/.exec(refused.output) ?? [];
    const accepted = join(folder, 'openapi/accepted-changes.yaml');
    appendFileSync(accepted, entry.replaceAll(/^ {4}/gm, ''));
    const why = 'No console sends an empty change.';
    writeFileSync(accepted, readFileSync(accepted, 'utf8').replace(/why: \.\.\.$/m, `why: ${why}`));

    expect(gate()).toMatchObject({ status: 0, problem: '' });
    expect(impact().output).toContain(`Accepted: ${why}`);
  },
  timeout,
);
