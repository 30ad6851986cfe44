import { screen } from '@testing-library/react';
import { answersAfter } from '~/testing/answers-after';
import { everyAnswer } from '~/testing/every-answer';
import { everyFailure, field } from '~/testing/proofs';

// The screens of a person's own account, and the anonymous screen that reads something.

everyAnswer(/^\/(?!admin|organisation)/, [
  {
    heading: 'My Account',
    path: '/user/10000000-0000-4000-8000-000000000003',
    reads: { getUserSummary: 'message', listSessions: 'extension' },
    // These pages have no Retry.
    words: {
      'getUserSummary:403': 'Your account is not allowed to do this.',
      'getUserSummary:404': 'The record does not exist.',
    },
    shows: { getUserSummary: 'Uma Olsen' },
  },
  {
    heading: 'Edit My Profile',
    path: '/profile',
    reads: { getOwnProfile: 'message' },
    shows: {
      getOwnProfile: field('Full Name', 'Sam Underwood'),
      listCurrencies: field('Currency', 'British Pound'),
      listLocales: field('Locale', 'United Kingdom'),
      getCurrentSession: () => screen.findByRole('button', { name: /^User menu.*Sam/ }),
    },
  },
  {
    heading: 'Accept Invitation',
    path: '/invitations/accept/p4Wn0sKc7vQy2TzLh9BdXe/new.person@demo.test',
    reads: { listConsentDocuments: 'message' },
    shows: { listConsentDocuments: 'Terms of use' },
  },
]);

answersAfter([
  {
    // Without the list the console has no choice of locales (docs/product/shell.md#start-up).
    operationId: 'listLocales',
    path: '/profile',
    shown: {
      200: field('Locale', 'United Kingdom'),
      ...everyFailure(field('Locale', 'en-GB')),
      401: field('Locale', 'en-GB'),
    },
  },
]);
