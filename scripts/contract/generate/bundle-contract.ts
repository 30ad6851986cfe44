import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Contract } from './contract-document';
import { GeneratorProblem } from './generator-problem';

/**
 * Bundles the contract's files into one JSON document with Redocly and returns it. A program that reads
 * the target meanwhile gets the whole former one.
 * @throws with Redocly's own output when a reference does not resolve
 */
export async function bundleContract(source: string, target: string): Promise<Contract> {
  await mkdir(dirname(target), { recursive: true });
  const made = `${target.replace(/\.json$/, '')}.${process.pid}.json`;
  const redocly = 'node_modules/@redocly/cli/bin/cli.js';
  const environment = {
    ...process.env,
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_TELEMETRY: 'off',
  };
  try {
    await promisify(execFile)(process.execPath, [redocly, 'bundle', source, '-o', made], {
      env: environment,
    });
    await rename(made, target);
  } catch (error) {
    await rm(made, { force: true });
    const output = error as { stdout?: string; stderr?: string };
    throw new GeneratorProblem(
      `The contract does not bundle.\n${output.stdout ?? ''}${output.stderr ?? ''}`,
    );
  }
  return JSON.parse(await readFile(target, 'utf8')) as Contract;
}
