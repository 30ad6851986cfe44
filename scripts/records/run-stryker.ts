import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Position {
  line: number;
  column: number;
}

/** One change that Stryker made to the code, and whether a test noticed it. */
export interface Mutant {
  file: string;
  start: Position;
  end: Position;
  mutator: string;
  replacement: string;
  isNoticed: boolean;
  /** The first test that failed. */
  noticedBy: string | null;
}

/** The parts of Stryker's report that matter here. */
interface Report {
  files: Record<string, { mutants: ReportedMutant[] }>;
  testFiles?: Record<string, { tests: { id: string; name: string }[] }>;
}

interface ReportedMutant {
  mutatorName: string;
  replacement?: string;
  location: { start: Position; end: Position };
  status: string;
  killedBy?: string[];
}

/**
 * Runs Stryker with stryker.config.json, on all files or on some lines of one. Returns the mutants
 * sorted by their position.
 */
export async function runStryker(lines?: string): Promise<Mutant[]> {
  const folder = join('.generated', `stryker-${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    const usual = JSON.parse(await readFile('stryker.config.json', 'utf8'));
    const fileName = join(folder, 'report.json');
    const config = join(folder, 'config.json');
    const changes = {
      ...(lines === undefined ? {} : { mutate: [lines], reporters: [] }),
      tempDirName: join(folder, 'sandbox'),
      jsonReporter: { fileName },
    };
    const merged = { ...usual, ...changes };
    merged.reporters = [...merged.reporters, 'json'];
    // The caller reports a low score.
    merged.thresholds = { ...merged.thresholds, break: null };
    await writeFile(config, JSON.stringify(merged));
    await execute(config);
    return mutantsOf(JSON.parse(await readFile(fileName, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function execute(config: string): Promise<void> {
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  return new Promise((resolve, reject) => {
    const settings = { maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [stryker, 'run', config], settings, (error, stdout, stderr) =>
      error === null
        ? resolve()
        : reject(new Error(`The mutation tests cannot run.\n${stdout}${stderr}`)),
    );
  });
}

export function mutantsOf({ files, testFiles = {} }: Report): Mutant[] {
  const tests = Object.values(testFiles).flatMap((file) => file.tests);
  const names = new Map(tests.map(({ id, name }) => [id, name]));
  return Object.entries(files)
    .flatMap(([file, { mutants }]) =>
      mutants.map((mutant) => ({
        file,
        ...mutant.location,
        mutator: mutant.mutatorName,
        replacement: mutant.replacement ?? '',
        isNoticed: mutant.status === 'Killed' || mutant.status === 'Timeout',
        noticedBy: names.get(mutant.killedBy?.[0] ?? '') ?? null,
      })),
    )
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** Names a mutant by its position and change, whatever its outcome. */
export function nameOf({ file, start, end, mutator, replacement }: Mutant): string {
  const place = [start, end].map(({ line, column }) => `${line}:${column}`).join('-');
  return `${file}:${place} ${mutator} -> ${replacement}`;
}
