import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { requireFileName, requireOutputFile } from '../../commands/lib/output-file';
import { baselineOf, readBaseline } from './baseline/baseline';
import type { KnownFinding } from './baseline/known-finding';
import type { ConformanceResult } from './conformance-result';
import type { ConformanceOptions } from './options';
import { htmlReport } from './report/html-report';
import { junitReport } from './report/junit-report';

/**
 * Reads the accepted findings.
 * @throws when there is no such file, or it is no baseline
 */
export function acceptedFindings({ baseline: file }: ConformanceOptions): KnownFinding[] {
  if (file === null) return [];
  requireFileName('--baseline', file);
  if (!existsSync(file)) throw new Error(`--baseline: there is no file ${file}.`);
  return readBaseline(readFileSync(file, 'utf8'), file);
}

/** @throws with one sentence when a file of the results could not be written */
export function requireOutputFiles({ report, junit, newBaseline }: ConformanceOptions): void {
  const files = { '--report': report, '--junit': junit, '--write-baseline': newBaseline };
  for (const [option, file] of Object.entries(files)) {
    if (file !== null) requireOutputFile(option, file);
  }
}

/**
 * Writes the files of a run.
 * @param whole with the accepted findings
 * @param result without them
 */
export async function writeResults(
  { report, junit, newBaseline }: ConformanceOptions,
  whole: ConformanceResult,
  result: ConformanceResult,
): Promise<void> {
  if (newBaseline !== null) writeFileSync(newBaseline, baselineOf(whole));
  if (report !== null) writeFileSync(report, await htmlReport(result, new Date()));
  if (junit !== null) writeFileSync(junit, junitReport(result));
}
