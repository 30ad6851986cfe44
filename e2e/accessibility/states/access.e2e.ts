import { oneVisit, test } from '../one-visit';
import { lifeOfAccessStates } from './life-of-access-states';
import { accessStates } from './organisation-access-states';

test('The states of access are accessible', oneVisit(accessStates, lifeOfAccessStates));
