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
  /** How long the tests that have to do with the file may take; 0 for the hinted ones alone. */
  relatedSeconds: number;
}

/** Vitest: the tests that are likely to notice first, then all that have to do with the file. */
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
      // A style sheet and a page mean nothing to a test without a browser.
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

/** Every test with that status; of a file that could not even begin, or could, the file itself. */
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
