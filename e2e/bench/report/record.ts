import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { PartName } from '../options';
import type { Part } from '../parts/part';
import { type Figure, isMet } from './figures';

/** A figure as the record keeps it. */
export interface RecordedFigure {
  what: string;
  measured: number;
  /** The value with its unit. */
  shown: string;
  noise: number;
  /** What it may be at most, for a budget. */
  limit?: string;
  isMet?: boolean;
}

/** The figures of the last run of a part. */
export interface RecordedPart {
  /** The day of the run. */
  date: string;
  figures: RecordedFigure[];
}

/** The last result of each part. */
export type BenchRecord = Partial<Record<PartName, RecordedPart>>;

const rounded = (value: number) => Number(value.toPrecision(4));

const recordedFigure = ({ what, measured, unit, noise }: Figure): RecordedFigure => ({
  what,
  measured: noise === 0 ? measured : rounded(measured),
  shown: unit(measured),
  noise: rounded(noise),
});

/** The figures of a part for the record, its budgets first. */
export function recordedPart({ budgets, figures = [] }: Part, date: string): RecordedPart {
  return {
    date,
    figures: [
      ...budgets.map((budget) => ({
        ...recordedFigure(budget),
        limit: budget.unit(budget.limit),
        isMet: isMet(budget),
      })),
      ...figures.map(recordedFigure),
    ],
  };
}

/** Reads the record of the working folder; without the file it is empty. */
export async function readRecord(file: string): Promise<BenchRecord> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** Reads the record of the last commit, or the file where there is no repository. */
export async function committedRecord(file: string): Promise<BenchRecord> {
  try {
    const text = execFileSync('git', ['show', `HEAD:${file}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text);
  } catch {
    return readRecord(file);
  }
}

export async function writeRecord(file: string, record: BenchRecord): Promise<void> {
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
}
