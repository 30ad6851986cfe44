import { type Drift, drifts } from '../contract/contract-drifts';
import { openDriftCopy } from '../contract/drift-copy';
import { RecordProblem, readRecord, writeRecord } from './record';
import { currentInputs } from './record-inputs';

const place = { file: 'scripts/records/drift.record.json', renewedBy: 'npm run drift' };

/**
 * What carries a change of the contract to the places that must follow: the contract, what generates
 * types of it, the two typed edges (the client and the handlers), and these places themselves. A
 * change anywhere else can make more files fail and not fewer of these, so ordinary work on screens
 * does not make the record stale; and one row is proved anew on all files each time.
 */
function inputs() {
  return currentInputs({
    paths: [
      'openapi',
      'scripts/generate',
      'scripts/contract/contract-drifts.ts',
      'scripts/contract/drift-copy.ts',
      'service/contract',
      'service/operations/operations.ts',
      'src/api',
      'src/domain/contract',
      'tsconfig.json',
      ...drifts.flatMap(({ mustFollow }) => mustFollow),
    ],
    packages: ['@redocly/cli', '@typescript/native', 'openapi-fetch', 'openapi-typescript'],
    counts: (file) => !/\.test\.tsx?$/.test(file),
  });
}

interface DriftRow {
  change: string;
  /** Which of the recorded inputs failed to compile. */
  failed: string[];
}

type FilesThatFail = (drift: Drift | null) => Promise<string[]>;

async function proved(drift: Drift, filesThatFail: FilesThatFail, known: object) {
  const failed = await filesThatFail(drift);
  const silent = drift.mustFollow.filter((file) => !failed.includes(file));
  if (silent.length > 0) {
    throw new Error(`When ${drift.change}, type checking passes in ${silent.join(' and ')}.`);
  }
  return { change: drift.change, failed: failed.filter((file) => file in known) };
}

/** Proves each row, and that the contract as it is passes; then writes the record. */
export async function proveDrifts(): Promise<void> {
  const known = inputs();
  const copy = await openDriftCopy();
  try {
    const failing = await copy.filesThatFail(null);
    if (failing.length > 0) throw new Error(`Type checking fails in ${failing.join(', ')}.`);
    const rows: DriftRow[] = [];
    for (const drift of drifts) {
      rows.push(await proved(drift, copy.filesThatFail, known));
      console.log(`type checking fails when ${drift.change}`);
    }
    writeRecord(place, known, rows);
  } finally {
    await copy.remove();
  }
}

/** Checks the record against the files, and proves the row of that number anew. */
export async function checkDriftRecord(number: number): Promise<void> {
  const known = inputs();
  const rows = readRecord<DriftRow[]>(place, known);
  const drift = drifts[number % drifts.length];
  if (drift === undefined) throw new Error('There is no drift to prove.');
  console.log(`drift: type checking fails when ${drift.change}`);
  const copy = await openDriftCopy();
  try {
    const row = await proved(drift, copy.filesThatFail, known);
    const recorded = rows.find(({ change }) => change === drift.change);
    if (rows.length !== drifts.length || JSON.stringify(row) !== JSON.stringify(recorded)) {
      throw new RecordProblem(place, `says something else of "${drift.change}" than a new proof`);
    }
  } finally {
    await copy.remove();
  }
}
