import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Defect } from '../defects/defect';
import { runProgram } from '../run-program';
import type { Finding, Place } from './place';

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface UnitOptions {
  /** The time limit for the tests that depend on the file; 0 runs the hinted tests only. */
  relatedSeconds: number;
}

/** Runs Vitest: the tests that probably notice first, then all tests that depend on the file. */
export function unitPlace(folder: string, { relatedSeconds }: UnitOptions): Place {
  const reportFile = join(folder, '.generated/seeded-unit.json');

  const run = async (vitestArguments: string[], seconds: number): Promise<Report | undefined> => {
    rmSync(reportFile, { force: true });
    await runProgram(
      [
        'node_modules/vitest/vitest.mjs',
        ...vitestArguments,
        '--run',
        '--passWithNoTests',
        '--reporter=json',
        `--outputFile=${reportFile}`,
      ],
      { cwd: folder, seconds },
    );
    return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  };

  const first = async (vitestArguments: string[], seconds: number) => {
    const report = await run([...vitestArguments, '--bail=1'], seconds);
    const [finding] = report ? findingsIn(report, folder, 'failed') : [];
    return { finding, isWhole: report !== undefined };
  };

  return {
    name: 'unit',
    look: async (defect: Defect) => {
      if (defect.tests?.length) {
        const hinted = await first(['run', ...defect.tests], 540);
        if (hinted.finding) return hinted;
      }
      // A test without a browser does not see style sheets and pages.
      if (/\.(css|html|svg)$/.test(defect.file)) return { isWhole: true };
      if (relatedSeconds === 0) return { isWhole: false };
      const file = defect.file.startsWith('openapi/') ? 'src/api/schema.gen.ts' : defect.file;
      return first(['related', file], relatedSeconds);
    },
    redAnyway: async (findings) => {
      if (findings.length === 0) return [];
      const files = [...new Set(findings.map(({ where }) => where))];
      const titles = findings.some(({ title }) => title === fileItself)
        ? []
        : ['--testNamePattern', findings.map(({ title }) => escaped(title)).join('|')];
      const report = await run(['run', ...files, ...titles], 1_800);
      const green = report ? findingsIn(report, folder, 'passed') : [];
      return findings.filter((finding) => !green.some((passed) => isSame(passed, finding)));
    },
  };
}

const fileItself = 'the file does not begin';

const isSame = (one: Finding, other: Finding) =>
  one.where === other.where && one.title === other.title;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns every test with that status. A file that does not start counts as one failure of its own. */
export function findingsIn(
  { testResults }: Report,
  folder: string,
  wanted: 'failed' | 'passed',
): Finding[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const where = relative(folder, name);
    const tests = assertionResults
      .filter((test) => test.status === wanted)
      .map(({ fullName }) => ({ where, title: fullName }));
    const isAboutFile = status === wanted && (wanted === 'passed' || tests.length === 0);
    return isAboutFile ? [...tests, { where, title: fileItself }] : tests;
  });
}
