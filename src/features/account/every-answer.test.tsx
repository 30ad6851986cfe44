import { everyAnswer } from '~/testing/every-answer';

// The screens of a person's own account, and the anonymous screen that reads something.

everyAnswer(/^\/(?!admin|organisation)/, [
  {
    heading: 'My Account',
    path: '/user/10000000-0000-4000-8000-000000000003',
    reads: { getUserSummary: 'message', listSessions: 'extension' },
  },
  {
    heading: 'Edit My Profile',
    path: '/profile',
    reads: { getOwnProfile: 'message' },
  },
  {
    heading: 'Accept Invitation',
    path: '/invitations/accept/p4Wn0sKc7vQy2TzLh9BdXe/new.person@demo.test',
    reads: { listConsentDocuments: 'message' },
  },
]);
