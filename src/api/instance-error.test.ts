import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { instanceError } from './instance-error';

const update = 'There was an error updating the record.';
const commit =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';

test.each([
  [
    new ApiError({ status: 400, code: 'BadRequest', message: 'Bad Request. No.', reason: 'No.' }),
    'No.',
  ],
  [new ApiError({ status: 400, code: 'BadRequest', message: 'Bad Request.' }), 'Bad Request.'],
  [
    new ApiError({
      status: 400,
      code: 'InvalidPOSCoreInstance',
      message: 'Invalid POS Core Instance specified. It is gone.',
      reason: 'It is gone.',
    }),
    'Invalid POS Core Instance specified. It is gone.',
  ],
  [new ApiError({ status: 0, message: 'Network error' }), 'Network error'],
  [new Error(''), ''],
  ['odd', ''],
])('%j is followed by the words of the server', (cause, words) => {
  expect(instanceError('update', cause).message).toBe(`${update} ${words}`.trim());
  expect(instanceError('commit', cause).message).toBe(`${commit} ${words}`.trim());
  expect(instanceError('commit', cause).cause).toBe(cause);
});
