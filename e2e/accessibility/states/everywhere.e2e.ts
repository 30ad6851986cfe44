import { oneVisit, test } from '../one-visit';
import { frameStates } from './frame-states';
import { personalStates } from './personal-states';
import { recordStates } from './record-states';

// The personal states end the session, so that they come last.
test(
  'The states of records, of the frame and of personal screens are accessible',
  oneVisit(recordStates, frameStates, personalStates),
);
