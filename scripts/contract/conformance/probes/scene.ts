import type { Person } from '../people/people';
import type { KnownRecords } from '../records/known-records';
import type { Run } from '../run';

/** What a probe works with. */
export interface Scene {
  run: Run;
  /** Who makes the calls. */
  person: Person;
  records: KnownRecords;
  /** Whether the run may send requests that fit the contract to operations that change something. */
  isWriting: boolean;
}
