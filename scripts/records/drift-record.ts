import { drifts } from '../contract/contract-drifts';
import { type DriftCompiler, openDriftCompiler } from '../contract/drift-compiler';
import { type Drift, filesOf } from '../contract/drifts/drift';
import { RecordProblem, readRecord, writeRecord } from './record';
import { currentInputs } from './record-inputs';

const place = { file: 'scripts/records/drift.record.json', renewedBy: 'npm run drift' };

/**
 * The inputs are the contract, the generators of its types, the two typed edges (the client and the
 * handlers), and the places that must follow a change of the contract. A change anywhere else does not
 * make the record stale. Each check also proves one row again, on all files.
 */
function inputs() {
  return currentInputs({
    paths: [
      'openapi',
      'scripts/generate',
      'scripts/contract/contract-drifts.ts',
      'scripts/contract/drift-compiler.ts',
      'scripts/contract/drifts',
      'scripts/contract/unseen',
      'service/contract',
      'service/operations/handler.ts',
      'service/operations/operations.ts',
      'src/api',
      'src/domain/contract',
      'tsconfig.json',
      ...drifts.flatMap(filesOf),
    ],
    packages: ['@redocly/cli', 'openapi-fetch', 'openapi-typescript', 'typescript'],
    counts: (file) => !/\.test\.tsx?$/.test(file),
  });
}

interface DriftRow {
  change: string;
  /** The files in which the compiler stopped, by side. */
  stops: Drift['stops'];
  says?: string;
}

async function proved(drift: Drift, compiler: DriftCompiler): Promise<DriftRow> {
  const { change, stops, says } = drift;
  if (says !== undefined) {
    const sentences = await compiler.sentences(drift);
    if (!sentences.some((sentence) => sentence.startsWith(says))) {
      throw new Error(`When ${change}, nothing says "${says}". ${sentences.join(' ')}`);
    }
  }
  const files = filesOf(drift);
  const failed = files.length > 0 ? await compiler.filesThatFail(drift, files) : [];
  const silent = files.filter((file) => !failed.includes(file));
  if (silent.length > 0) {
    throw new Error(`When ${change}, type checking passes in ${silent.join(' and ')}.`);
  }
  return { change, stops, says };
}

/**
 * Proves that type checking passes without a change, and that it fails or a gate speaks in each row. Then writes the record.
 */
export async function proveDrifts(): Promise<void> {
  const known = inputs();
  const compiler = await openDriftCompiler();
  try {
    const all = [...new Set(drifts.flatMap(filesOf))];
    const failing = await compiler.filesThatFail(null, all);
    if (failing.length > 0) throw new Error(`Type checking fails in ${failing.join(', ')}.`);
    const rows: DriftRow[] = [];
    const silent: string[] = [];
    for (const drift of drifts) {
      try {
        rows.push(await proved(drift, compiler));
        console.log(`noticed when ${drift.change}`);
      } catch (error) {
        silent.push(error instanceof Error ? error.message : String(error));
      }
    }
    if (silent.length > 0) throw new Error(silent.join('\n'));
    writeRecord(place, known, rows);
  } finally {
    await compiler.close();
  }
}

/** Checks the record against the files, and proves one row again, which `number` chooses. */
export async function checkDriftRecord(number: number): Promise<void> {
  const rows = readRecord<DriftRow[]>(place, inputs());
  const drift = drifts[number % drifts.length];
  if (drift === undefined) throw new Error('There is no drift to prove.');
  console.log(`drift: noticed when ${drift.change}`);
  const compiler = await openDriftCompiler();
  try {
    const row = await proved(drift, compiler);
    const recorded = rows.find(({ change }) => change === drift.change);
    if (rows.length !== drifts.length || JSON.stringify(row) !== JSON.stringify(recorded)) {
      throw new RecordProblem(place, `says something else of "${drift.change}" than a new proof`);
    }
  } finally {
    await compiler.close();
  }
}
