import { randomInt } from 'node:crypto';
import { checkDriftRecord } from './drift-record';
import { checkMutationRecord } from './mutation-record';

/**
 * Checks the committed records: their inputs are the present files, and a part of each gives the same
 * result when it is proved again. The printed number chooses the part. RECORD_SEED repeats a choice.
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
