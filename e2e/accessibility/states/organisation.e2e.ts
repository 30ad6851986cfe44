import { oneVisit, test } from '../one-visit';
import { peopleStates } from './organisation-people-states';
import { versionsStates } from './organisation-versions-states';

test('The states of the Organisation area are accessible', oneVisit(peopleStates, versionsStates));
