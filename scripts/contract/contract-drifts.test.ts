import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * The proof that no side can drift from the contract unseen: each case changes a copy of the
 * contract, generates the types anew, and type checking must fail at the place that has to follow.
 */
const execute = promisify(execFile);
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'contract-drift-'));
  const parts = ['openapi', 'src', 'service', 'scripts', 'e2e', 'tsconfig.json', 'package.json'];
  await Promise.all(parts.map((part) => cp(part, join(copy, part), { recursive: true })));
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

/** The files in which type checking finds an error, after `generate` ran on the copy. */
async function filesThatFail(): Promise<string[]> {
  const run = (script: string, ...scriptArguments: string[]) =>
    execute(process.execPath, [script, ...scriptArguments], { cwd: copy }).then(
      () => '',
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
  const generating = await run('node_modules/tsx/dist/cli.mjs', 'scripts/generate/generate.ts');
  expect(generating).toBe('');
  // Incremental: the next case checks only what its change reaches.
  const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'];
  const output = await run('node_modules/@typescript/native/bin/tsc', '-p', '.', ...options);
  return [
    ...new Set(
      [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map((match) => match[1] ?? ''),
    ),
  ];
}

interface Drift {
  change: string;
  file: string;
  from: string | RegExp;
  to: string;
  mustFollow: string[];
}

const drifts: Drift[] = [
  {
    change: 'a field is renamed',
    file: 'openapi/components/schemas/users.yaml',
    from: /shortName/g,
    to: 'nickname',
    mustFollow: [
      'src/features/admin/users/users-grid-screen.tsx',
      'service/operations/user-record.ts',
    ],
  },
  {
    change: 'an operation is dropped',
    file: 'openapi/openapi.yaml',
    from: /^ {2}\/api\/client\/\{id\}:\n.*\n/m,
    to: '',
    mustFollow: ['src/api/clients.ts', 'service/operations/clients.ts'],
  },
  {
    change: 'a request gets a field that it must have',
    file: 'openapi/components/schemas/users.yaml',
    from: /required: \[shortName, fullName, email\]([\s\S]*?properties:)/,
    to: 'required: [shortName, fullName, email, timeZone]$1\n    timeZone:\n      type: string',
    mustFollow: ['src/features/admin/users/user-form.ts'],
  },
  {
    change: 'an element of the session tuple changes its type',
    file: 'openapi/components/schemas/session.yaml',
    from: /( {4}- )type: boolean/,
    to: '$1type: string',
    mustFollow: ['src/session/session.ts', 'service/operations/session.ts'],
  },
  {
    change: 'a coded error is added',
    file: 'openapi/paths/users.yaml',
    from: 'enum: [BadRequest, BadRequest_UserDoesNotExist]',
    to: 'enum: [BadRequest, BadRequest_UserDoesNotExist, BadRequest_UserIsLocked]',
    mustFollow: ['src/api/error-messages.ts'],
  },
];

describe('type checking', () => {
  test('passes with the contract as it is', { timeout: 180_000 }, async () => {
    expect(await filesThatFail()).toEqual([]);
  });

  test.each(drifts)('fails when $change', { timeout: 180_000 }, async (drift) => {
    const path = join(copy, drift.file);
    const before = await readFile(path, 'utf8');
    const after = before.replace(drift.from, drift.to);
    expect(after, `nothing to change in ${drift.file}`).not.toBe(before);
    await writeFile(path, after);
    try {
      expect(await filesThatFail()).toEqual(expect.arrayContaining(drift.mustFollow));
    } finally {
      await writeFile(path, before);
    }
  });
});
