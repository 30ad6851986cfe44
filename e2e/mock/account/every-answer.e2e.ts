import { everyAnswer, type ScreenAnswers } from '../../support/every-answer';

// Everybody's own screens.

const screens: ScreenAnswers[] = [
  {
    heading: 'My Account',
    path: '/user/10000000-0000-4000-8000-000000000003',
    reads: { getUserSummary: 'message' },
  },
  {
    heading: 'Edit My Profile',
    path: '/profile',
    reads: { getOwnProfile: 'message' },
  },
];

everyAnswer(screens);
