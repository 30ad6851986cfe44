import { demoAccounts, ordinaryUser } from '../../../service/database/seed/demo-accounts';
import { withSessions } from './listed-sessions';
import { seenBy } from './screen';

/** Everybody's own screens, and what a signed-in person sees at a wrong address. */
export const personalScreens = seenBy(ordinaryUser, [
  {
    name: 'my-account',
    route: '/user/$userId',
    path: `/user/${demoAccounts.ordinaryUser.userID}`,
    shows: 'Safari on iPhone',
    before: withSessions(true),
    isNarrowToo: true,
  },
  {
    name: 'edit-my-profile',
    route: '/profile',
    path: '/profile',
    shows: 'Change Password',
    isNarrowToo: true,
  },
  {
    name: 'change-password',
    route: '/changeprofilepassword',
    path: '/changeprofilepassword',
    shows: 'Change Password',
  },
  {
    name: 'not-found',
    route: '/$',
    path: '/nowhere',
    shows: 'Send me home',
    isNarrowToo: true,
  },
  {
    name: 'not-allowed',
    route: '/admin',
    path: '/admin',
    shows: /./,
  },
]);
