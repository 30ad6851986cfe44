import { readFileSync, writeFileSync } from 'node:fs';
import { digestOf } from './record-inputs';

type Inputs = Record<string, string>;

/**
 * The committed record of a long proof: its inputs and its outcome.
 *
 * No secret protects a record, so somebody could write one by hand. The check therefore does not trust
 * it. The check compares the inputs with the files, and repeats a part of the proof, chosen at random,
 * whose outcome must be the recorded one. It notices a changed digest or version at once. It notices a
 * changed outcome when it chooses that part, which over a few runs is certain. The digest over the whole
 * record only shows that an editor or a merge changed it by mistake.
 */
export interface ProofRecord<Outcome> {
  renewedBy: string;
  inputs: Inputs;
  outcome: Outcome;
  digest: string;
}

/** The file of a record and the command that renews it. */
export interface RecordPlace {
  file: string;
  renewedBy: string;
}

/** Says in one sentence what is wrong with a record and what to do. */
export class RecordProblem extends Error {
  constructor({ file, renewedBy }: RecordPlace, problem: string) {
    super(`${file} ${problem}; "${renewedBy}" renews it.`);
  }
}

export function writeRecord<Outcome>(place: RecordPlace, inputs: Inputs, outcome: Outcome): void {
  const content = { renewedBy: place.renewedBy, inputs, outcome };
  const record = { ...content, digest: digestOf(JSON.stringify(content)) };
  writeFileSync(place.file, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * Returns the outcome of a record, if its inputs are the present ones.
 * @throws RecordProblem when it is missing, unreadable, changed or stale
 */
export function readRecord<Outcome>(place: RecordPlace, inputs: Inputs): Outcome {
  const record = parsed<Outcome>(place);
  const { digest, ...content } = record;
  if (digest !== digestOf(JSON.stringify(content))) {
    throw new RecordProblem(place, 'was changed by hand or by a merge');
  }
  const names = new Set([...Object.keys(record.inputs), ...Object.keys(inputs)]);
  const changed = [...names].filter((name) => record.inputs[name] !== inputs[name]).sort();
  if (changed.length > 0) {
    const [first] = changed;
    const others = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
    throw new RecordProblem(place, `is stale, since ${first}${others} changed`);
  }
  return record.outcome;
}

function parsed<Outcome>(place: RecordPlace): ProofRecord<Outcome> {
  let text: string;
  try {
    text = readFileSync(place.file, 'utf8');
  } catch {
    throw new RecordProblem(place, 'is missing');
  }
  try {
    const record = JSON.parse(text);
    if (typeof record?.inputs === 'object' && record.inputs !== null) return record;
  } catch {
    // Reported below, like JSON of another shape.
  }
  throw new RecordProblem(place, 'cannot be read');
}
