import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '~/testing/open-console';

test.each([
  ['the text of a refusal', 500, 'The server could not complete the request.'],
  ['the end of the session', 401, 'You are not signed in.'],
])('Failed Loading Admin Page shows %s once', async (_, status, reason) => {
  await openConsole('/admin', 'superUser', {
    'GET /api/currency/': () =>
      new Response(reason, { status, headers: { 'Content-Type': 'text/plain' } }),
  });
  await screen.findByRole('heading', { name: 'Failed Loading Admin Page' });
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text.split(reason.replace('.', ''))).toHaveLength(2);
});
