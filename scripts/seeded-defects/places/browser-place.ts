import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect } from '../defects/defect';
import { runProgram } from '../run-program';
import type { Place } from './place';
import { errorsIn, findingsIn, type Report } from './playwright-report';

interface BrowserOptions {
  /** The first port for the services of the tests. They use the following ports as well. */
  port: number;
  /** Whether all browser tests run when the hinted ones notice nothing. */
  tellsAll: boolean;
}

const limits = { build: 600, hinted: 900, all: 3_600 };

/** Runs Playwright: the hinted tests first, then all. Builds the console if the defect changes it. */
export function browserPlace(folder: string, { port, tellsAll }: BrowserOptions): Place {
  const reportFile = join(folder, '.generated/seeded-browser.json');
  const [dist, cleanDist] = [join(folder, 'dist'), join(folder, '.generated/clean-dist')];

  const build = async () => {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
    return (await runProgram(vite, { cwd: folder, seconds: limits.build })).code === 0;
  };
  /** Restores the console without a defect, which is built once. */
  const takeCleanDist = async () => {
    if (existsSync(cleanDist)) {
      rmSync(dist, { recursive: true, force: true });
      renameSync(cleanDist, dist);
    } else if (!(await build())) throw new Error('The console cannot be built without a defect.');
  };

  const run = async (playwrightArguments: string[], seconds: number) => {
    rmSync(reportFile, { force: true });
    await runProgram(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...playwrightArguments,
        '--workers=1',
        '--no-deps',
        // If an element is missing, an action waits for it until the test ends.
        '--timeout=120000',
        '--reporter=json',
      ],
      {
        cwd: folder,
        seconds,
        env: { E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
      },
    );
    if (!existsSync(reportFile)) throw new Error('The browser tests did not come to an end.');
    const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
    const [error] = errorsIn(report);
    const hasRun =
      [...findingsIn(report, 'unexpected'), ...findingsIn(report, 'expected')].length > 0;
    if (!hasRun && error) throw new Error(`The browser tests do not start: ${error}`);
    return report;
  };

  const look = async (defect: Defect) => {
    const hinted = hintedFiles(browserTestsOf(folder), defect.e2e ?? []);
    const runs = [
      ...(hinted.length > 0 && defect.title ? [[...hinted, '--grep', defect.title]] : []),
      ...(hinted.length > 0 ? [hinted] : []),
    ];
    for (const hint of runs) {
      const report = await run([...hint, '--max-failures=1'], limits.hinted);
      const [finding] = findingsIn(report, 'unexpected');
      if (finding) return { finding, isWhole: false };
    }
    if (!tellsAll) return { isWhole: false };
    const [finding] = findingsIn(await run(['--max-failures=1'], limits.all), 'unexpected');
    return { finding, isWhole: true };
  };

  return {
    name: 'browser',
    look: async (defect) => {
      if (!changesConsole(defect.file)) {
        if (!existsSync(dist)) await takeCleanDist();
        return look(defect);
      }
      if (existsSync(dist)) renameSync(dist, cleanDist);
      try {
        const isBuilt = await build();
        const finding = { where: 'build', title: 'The console cannot be built.' };
        return isBuilt ? await look(defect) : { finding, isWhole: true };
      } finally {
        rmSync(dist, { recursive: true, force: true });
        if (existsSync(cleanDist)) renameSync(cleanDist, dist);
      }
    },
    redAnyway: async (findings) => {
      const tests = findings.flatMap(({ where, line }) => (line ? [`${where}:${line}`] : []));
      if (tests.length === 0) return [];
      if (!existsSync(dist)) await takeCleanDist();
      const green = findingsIn(await run([...new Set(tests)], limits.all), 'expected');
      // A finding without a line means that the console cannot be built. Here it was built.
      return findings.filter(
        ({ where, line }) =>
          line && !green.some((passed) => where === passed.where && line === passed.line),
      );
    },
  };
}

/** Tells whether the console is built from a file. A service reads all other files when it starts. */
export const changesConsole = (file: string) =>
  /^(src|public|scripts\/vite)\//.test(file) || /^(index\.html|vite\.config\.ts)$/.test(file);

/** Returns the browser tests at the hinted paths. It ignores paths that no longer exist. */
export function hintedFiles(files: readonly string[], hints: readonly string[]): string[] {
  return files.filter((file) => hints.some((hint) => file.startsWith(hint)));
}

const browserTestsOf = (folder: string) =>
  readdirSync(join(folder, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((name) => `e2e/${name.replaceAll('\\', '/')}`)
    .sort();
