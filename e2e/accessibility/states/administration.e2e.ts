import { oneVisit, test } from '../one-visit';
import { figuresStates } from './administration-figures-states';
import { organisationsStates } from './administration-organisations-states';
import { serversStates } from './administration-servers-states';
import { answersStates } from './answers-states';

// The states of answers list deviations on every page that follows, so that they come last.
test(
  'The states of the Administration area and of answers are accessible',
  oneVisit(figuresStates, organisationsStates, serversStates, answersStates),
);
