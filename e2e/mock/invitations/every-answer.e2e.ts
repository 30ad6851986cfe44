import { everyAnswer } from '../../support/every-answer';

everyAnswer([
  {
    heading: 'Accept Invitation',
    path: '/invitations/accept/p4Wn0sKc7vQy2TzLh9BdXe/new.person@demo.test',
    reads: { listConsentDocuments: 'message' },
  },
]);
