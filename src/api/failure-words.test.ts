import { expect, test } from 'vitest';
import { brokenText } from '~/domain/call-outcome';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
import { networkFailure, refusal, unreadableChange } from '~/testing/failed-calls';
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
  ['a thrown value that is no error', 'odd', undefined, 'Your request has been rejected'],
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
    'a lead that the screen already shows',
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
    'a code with a text of the screen',
    refusal(400, 'BadRequest_Expired', { reason: 'Ask again.' }),
    { codes },
    'The link is too old. Ask again.',
  ],
  ['a code without a text of the screen', refusal(400, 'toString'), { codes }, 'toString'],
  ['nothing, with a text of the screen', refusal(400, ''), { otherwise: 'No luck' }, 'No luck'],
  [
    'an unreadable answer to a change says that it was done, without the lead of the screen',
    unreadableChange(),
    update,
    'This was done, but the answer to it could not be read. Reload the page to see it.',
  ],
  [
    'an unreadable answer to a read',
    unreadableAnswer(new SyntaxError(), { id: 'listUsers', method: 'get' }),
    update,
    `${update.lead} The answer could not be read`,
  ],
  [
    'an error in the code of the console',
    new TypeError('x is undefined'),
    update,
    `${update.lead} ${brokenText}`,
  ],
])('%s', (_, failure, words, text) => {
  expect(failureWords(failure, words)).toBe(text);
  expect(inWords(failure, words ?? {})).toMatchObject({ message: text, cause: failure });
});

test.each([
  ['', 'The request is too large. The server takes at most 2 MiB at once.'],
  ['Payload Too Large', 'Payload Too Large. The server takes at most 2 MiB at once.'],
])('the text of a 413 with the status text "%s" has what the server takes', (statusText, text) => {
  const refused = refusal(413, 'The server takes at most 2 MiB at once.', { statusText });
  expect(failureWords(refused)).toBe(text);
});

test.each([
  ['the status text of HTTP/2', '', 'You are not signed in.'],
  ['the status text of HTTP/1', 'Unauthorized', 'Unauthorized. You are not signed in.'],
])('the text of a 401 repeats no reason beside %s', (_, statusText, text) => {
  expect(failureWords(refusal(401, 'You are not signed in.', { statusText }))).toBe(text);
});

test('a second screen replaces the lead of the first and repeats no text', () => {
  const refused = refusal(400, 'BadRequest', { reason: 'It is gone.' });
  const worded = inWords(refused, screenWords.outlets.load);
  expect(failureWords(worded, update)).toBe(`${update.lead} It is gone.`);
});

test('what stopped a save before it sent anything keeps its own words', () => {
  const incomplete = new IncompleteRecord('the scopes');
  expect(inWords(incomplete, update)).toBe(incomplete);
});

test('an unknown code with a long row of full stops keeps nobody waiting', () => {
  // With an expression that goes on from each of them, this takes minutes: the test would end by its limit.
  const code = `a${'.'.repeat(500_000)}b`;
  expect(failureWords(refusal(400, code), update)).toContain(code);
});
