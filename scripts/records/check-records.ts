import { randomInt } from 'node:crypto';
import { checkDriftRecord } from './drift-record';
import { checkMutationRecord } from './mutation-record';

/**
 * The committed records hold: they were made of the files that are here, and a part of each, drawn
 * by the printed number, comes out the same when it is proved anew. RECORD_SEED repeats a draw.
 */
const given = process.env.RECORD_SEED ?? '';
if (!/^\d{0,9}$/.test(given)) {
  console.error(`RECORD_SEED has to be a whole number of at most 9 digits, and is "${given}".`);
  process.exit(1);
}
const seed = given === '' ? randomInt(1, 1_000_000_000) : Number(given);
console.log(`RECORD_SEED=${seed}`);
try {
  await checkMutationRecord(seed);
  await checkDriftRecord(seed);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
