import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** An error of the compiler. */
export interface CompilerError {
  /** Its path, relative to the folder that is checked. */
  file: string;
  /** The first is 1. */
  line: number;
  /** All lines of the message. */
  message: string;
  /** The line of code. */
  code: string;
}

const compiler = 'node_modules/@typescript/native/bin/tsc';

/**
 * Type checks the project of a folder with the native compiler.
 * @throws with the compiler's output if it stops before it has checked the files
 */
export async function compilerErrors(folder: string): Promise<CompilerError[]> {
  const found = parsedErrors(await outputOf(folder)).map((error) => ({
    ...error,
    file: relative(folder, error.file),
  }));
  const lines = new Map<string, string[]>();
  for (const { file } of found) {
    if (!lines.has(file)) lines.set(file, (await readFile(join(folder, file), 'utf8')).split('\n'));
  }
  return found.map((error) => ({ ...error, code: lines.get(error.file)?.[error.line - 1] ?? '' }));
}

async function outputOf(folder: string): Promise<string> {
  // One checker needs a third of the processor time of the usual four. Something else runs beside it.
  const options = ['-p', folder, '--noEmit', '--pretty', 'false', '--checkers', '1'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...options], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (failure) {
    const { code, stdout } = failure as { code?: unknown; stdout?: string };
    if ((code !== 1 && code !== 2) || !stdout) throw failure;
    return stdout;
  }
}

/**
 * Parses what the compiler prints with `--pretty false`.
 * @throws on a line that belongs to no error in a file
 */
export function parsedErrors(output: string): Omit<CompilerError, 'code'>[] {
  const errors: Omit<CompilerError, 'code'>[] = [];
  for (const line of output.split(/\r?\n/).filter((text) => text !== '')) {
    const [, file, number, message] = /^(.+)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (file !== undefined && message !== undefined) {
      errors.push({ file, line: Number(number), message });
    } else if (line.startsWith(' ') && last !== undefined) last.message += `\n${line}`;
    else throw new Error(`The compiler has not checked the files:\n${output}`);
  }
  return errors;
}
