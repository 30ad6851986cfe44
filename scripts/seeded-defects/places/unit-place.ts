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

  const failuresOf = async (vitestArguments: string[], seconds: number) => {
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
    if (!existsSync(reportFile)) return undefined;
    return failuresIn(JSON.parse(readFileSync(reportFile, 'utf8')), folder);
  };

  const first = async (vitestArguments: string[], seconds: number) => {
    const failures = await failuresOf([...vitestArguments, '--bail=1'], seconds);
    return { finding: failures?.[0], isWhole: failures !== undefined };
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
      const failures = (await failuresOf(['run', ...files], 1_800)) ?? [...findings];
      return findings.filter((finding) => failures.some((failure) => isSame(failure, finding)));
    },
  };
}

const isSame = (one: Finding, other: Finding) =>
  one.where === other.where && one.title === other.title;

/** Every test that failed; of a file that could not even begin, the file. */
export function failuresIn({ testResults }: Report, folder: string): Finding[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const where = relative(folder, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0
        ? failed.map(({ fullName }) => ({ where, title: fullName }))
        : [{ where, title: 'the file does not begin' }];
    });
}
