import { expect, test } from 'vitest';
import { networkFailure, refusal, unreadableChange } from '~/testing/failed-calls';
import { AccessSaveFailure, accessSaveError, type SaveStep } from './access-errors';

const text =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';
const refused = refusal(400, 'BadRequest', { reason: 'The place is gone.' });
const lost = networkFailure();
const done = unreadableChange();
const doneText =
  'This was done, but the answer to it could not be read. Reload the page to see it.';
const failure = (cause: Error, saved: SaveStep[], failed: SaveStep, left: SaveStep[] = []) =>
  new AccessSaveFailure(cause, { saved, failed, left });

test.each<[string, Error, string[]]>([
  [
    'no step was saved, and no other one had a change',
    failure(refused, [], 'access'),
    [`${text} The place is gone.`],
  ],
  [
    'a part of a new access',
    failure(refused, ['access', 'assignments'], 'rootNodes'),
    [
      `${text} The place is gone.`,
      'Saved: the access itself and permission groups.',
      'Not saved: outlet restrictions.',
      'Until the outlet restrictions are saved, the access holds for all outlets.',
      'Save again to complete it; nothing is saved twice.',
    ],
  ],
  [
    'an answer that was lost on the way',
    failure(lost, ['link'], 'assignments', ['rootNodes']),
    [
      `${text} Network error`,
      'Saved: administrator.',
      'Perhaps saved: permission groups.',
      'Not saved: outlet restrictions.',
      'Save again to complete it; nothing is saved twice.',
    ],
  ],
  [
    'a new access whose answer a proxy did not wait for',
    failure(refusal(408, ''), [], 'access', ['assignments']),
    [
      `${text} The server took too long to answer`,
      'Perhaps saved: the access itself.',
      'Not saved: permission groups.',
      'Save again to complete it; nothing is saved twice.',
    ],
  ],
  [
    'a new access that could not be read again',
    failure(refused, ['access'], 'rootNodes').again(lost),
    [
      `${text} Network error`,
      'Saved: the access itself.',
      'Not saved: outlet restrictions.',
      'Until the outlet restrictions are saved, the access holds for all outlets.',
      'Save again to complete it; nothing is saved twice.',
    ],
  ],
  [
    'the administrator of an access that an earlier save has created',
    failure(refused, ['access'], 'link'),
    [
      `${text} The place is gone.`,
      'Saved: the access itself.',
      'Not saved: administrator.',
      'Save again to complete it; nothing is saved twice.',
    ],
  ],
  [
    'the first of several',
    failure(refused, [], 'link', ['assignments', 'rootNodes']),
    [
      `${text} The place is gone.`,
      'Not saved: administrator, permission groups and outlet restrictions.',
    ],
  ],
  ['a part that was done, and no other', failure(done, [], 'link'), [doneText]],
  [
    'a part that was done, with others before and after it',
    failure(done, ['access'], 'assignments', ['rootNodes']),
    [
      doneText,
      'Saved: the access itself and permission groups.',
      'Not saved: outlet restrictions.',
      'Until the outlet restrictions are saved, the access holds for all outlets.',
      'Save again to complete it; nothing is saved twice.',
    ],
  ],
  [
    'the last part, which was done',
    failure(done, ['access'], 'rootNodes'),
    [doneText, 'Saved: the access itself and outlet restrictions.'],
  ],
  ['a read before the save', lost, [`${text} Network error`]],
])('%s', (_what, cause, lines) => {
  expect(accessSaveError(cause).message.split('\n')).toEqual(lines);
});
