import { oneVisit, test } from '../one-visit';
import { usersStates } from './administration-users-states';
import { gridStates } from './grid-states';

test('The states of users and of grids are accessible', oneVisit(usersStates, gridStates));
