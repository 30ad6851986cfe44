import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { expect } from 'vitest';
import type { CommandWords } from '../../../scripts/checks/references/document-commands';
import { freePort } from '../../../scripts/commands/lib/free-port';
import {
  answersAt,
  type RunningProgram,
  runProgram,
  whenReady,
} from '../../../scripts/commands/lib/run-program';

/** Runs a command of a document, and expects what the document promises. */
export type CommandRun = (words: CommandWords) => Promise<void>;

/** Runs a command to its end. Returns its output. */
async function outputOf(words: CommandWords, ...more: string[]): Promise<string> {
  const commandLine = [...words.commandLine, ...more];
  const program = await runProgram({ ...words, commandLine });
  expect(await program.ended, program.output()).toBe(0);
  for (const file of words.commandLine.filter(isAbsolute)) {
    expect(existsSync(file), file).toBe(true);
  }
  return program.output();
}

/** Starts a command that serves, asks the address that it prints, and ends it. */
async function serves(words: CommandWords, address: RegExp, path: string): Promise<void> {
  const program: RunningProgram = await runProgram(words);
  try {
    const origin = () => address.exec(program.output())?.[1];
    await whenReady(program, () => origin() !== undefined && answersAt(`${origin()}${path}`));
  } finally {
    await program.end();
  }
}

/** Takes a free port for the service, in place of the default. */
async function withPort(words: CommandWords): Promise<CommandWords> {
  const port = String(await freePort(0));
  return { ...words, environment: { ...words.environment, PORT: port } };
}

const signIn = '/authentication/login';

export const conformance: CommandRun = async (words) => {
  // A table of the document has all checks. Here the command and its options count.
  const given = words.commandLine.includes('--only') ? [] : ['--only', 'locales'];
  expect(await outputOf(words, ...given)).toContain('The service conforms.');
};

export const conformanceAlone: CommandRun = async (words) => {
  expect(await outputOf(words, '--help')).toContain('--url');
};

export const mock: CommandRun = (words) =>
  serves(
    { ...words, environment: { ...words.environment, PORT: '0' } },
    /Console on the mock\s+(\S+)/,
    '/docs',
  );

export const development: CommandRun = async (words) =>
  serves(await withPort(words), /Local:\s+(http:\/\/localhost:\d+)/, signIn);

export const start: CommandRun = async (words) =>
  serves(await withPort(words), /The console is at (\S+)/, signIn);

export const generation: CommandRun = async (words) => {
  expect(await outputOf(words)).toContain('generated files are up to date');
};

/** Expects the status that the address asks for, or success. */
export const curl: CommandRun = async (words) => {
  const [, code = '200'] = /__code=(\d+)/.exec(words.commandLine.join(' ')) ?? [];
  const status = ['--silent', '--show-error', '--write-out', '\n%{http_code}'];
  expect(await outputOf(words, ...status)).toMatch(new RegExp(`\\n${code}$`));
};
