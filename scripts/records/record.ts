import { readFileSync, writeFileSync } from 'node:fs';
import { digestOf } from './record-inputs';

type Inputs = Record<string, string>;

/**
 * A committed note of a long proof: what it depended on, and what came out.
 *
 * No secret is involved, so nobody can be kept from writing one by hand. What keeps it honest is
 * that the check does not believe it: it compares the inputs with the files, and repeats a part of
 * the proof, chosen at random, whose outcome must be the recorded one. A changed digest or version
 * is seen at once; a changed outcome as soon as its part is drawn, which over a few runs is certain.
 * The digest over the whole only tells a slip of an editor or of a merge from the rest.
 */
export interface ProofRecord<Outcome> {
  renewedBy: string;
  inputs: Inputs;
  outcome: Outcome;
  digest: string;
}

/** Where a record is and what makes it anew. */
export interface RecordPlace {
  file: string;
  renewedBy: string;
}

/** What is wrong with a record, in one sentence that says what to do. */
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
 * The outcome of a record whose inputs are those of now.
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
    // Said below, like JSON of another shape.
  }
  throw new RecordProblem(place, 'cannot be read');
}
