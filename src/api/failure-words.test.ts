import { expect, test } from 'vitest';
import { networkFailure, refusal } from '~/testing/failed-calls';
import { unreadableAnswer } from './failed-call';
import { failureWords, inWords, type ScreenWords } from './failure-words';
import { screenWords } from './screen-words';

const update = screenWords.instance.update;
const codes = { BadRequest_Expired: 'The link is too old' };

test.each<[string, unknown, ScreenWords | undefined, string]>([
  ['a known code', refusal(400, 'BadRequest_UserDoesNotExist'), undefined, 'User does not exist.'],
  ['an unknown code, as received', refusal(400, 'Odd_Code'), undefined, 'Odd_Code'],
  ['a reason', refusal(400, 'Odd_Code', { reason: 'It is.' }), undefined, 'Odd_Code. It is.'],
  ['no network', networkFailure(), undefined, 'Network error'],
  ['nothing', refusal(400, ''), undefined, 'Your request has been rejected'],
  ['what was thrown and is no error', 'odd', undefined, 'Your request has been rejected'],
  ['a lead', networkFailure(), update, `${update.lead} Network error`],
  ['a lead and nothing else', refusal(400, ''), update, update.lead],
  ['a lead without a full stop', networkFailure(), { lead: 'No nodes' }, 'No nodes. Network error'],
  ['a lead and a general code', refusal(400, 'BadRequest'), update, `${update.lead} Bad Request.`],
  [
    'a lead, a general code and a reason',
    refusal(400, 'BadRequest', { reason: 'It is gone.' }),
    update,
    `${update.lead} It is gone.`,
  ],
  [
    'a lead that stands above already',
    refusal(400, 'BadRequest', { reason: 'It is gone.' }),
    { lead: '' },
    'It is gone.',
  ],
  [
    'a lead, a code and a reason',
    refusal(400, 'InvalidPOSCoreInstance', { reason: 'It is gone.' }),
    update,
    `${update.lead} Invalid POS Core Instance specified. It is gone.`,
  ],
  [
    'a code that the screen words',
    refusal(400, 'BadRequest_Expired', { reason: 'Ask again.' }),
    { codes },
    'The link is too old. Ask again.',
  ],
  ['a code that it does not', refusal(400, 'toString'), { codes }, 'toString'],
  ['nothing, which the screen words', refusal(400, ''), { otherwise: 'No luck' }, 'No luck'],
  [
    'what was done is no error, whatever the screen calls a failure',
    unreadableAnswer(new SyntaxError(), true),
    update,
    'This was done, but the answer to it could not be read. Reload the page to see it.',
  ],
  [
    'what was read and could not be',
    unreadableAnswer(new SyntaxError(), false),
    update,
    `${update.lead} The answer could not be read`,
  ],
  [
    'a mistake of the console',
    new TypeError('x is undefined'),
    update,
    `${update.lead} x is undefined`,
  ],
])('%s', (_, failure, words, text) => {
  expect(failureWords(failure, words)).toBe(text);
  expect(inWords(failure, words ?? {})).toMatchObject({ message: text, cause: failure });
});

test.each([
  ['the status text of HTTP/2', '', 'You are not signed in.'],
  ['the status text of HTTP/1', 'Unauthorized', 'Unauthorized. You are not signed in.'],
])('the reason of a 401 stands once beside %s', (_, statusText, text) => {
  expect(failureWords(refusal(401, 'You are not signed in.', { statusText }))).toBe(text);
});

test('what is in words already is not said twice by a screen above', () => {
  const refused = refusal(400, 'BadRequest', { reason: 'It is gone.' });
  const worded = inWords(refused, screenWords.outlets.load);
  expect(failureWords(worded, update)).toBe(`${update.lead} It is gone.`);
});
