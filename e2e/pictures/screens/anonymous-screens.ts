import { seenBy } from './screen';

// The pages show neither the token nor the address, so these need not be real.
const invited = 'example-token/new.person%40demo.test';

/** The screens without a sign-in (docs/product/routes-and-roles.md#anonymous-visitor). */
export const anonymousScreens = seenBy(null, [
  {
    name: 'sign-in',
    route: null,
    path: '/authentication/login?returnUrl=/',
    shows: 'Demo accounts',
    isNarrowToo: true,
  },
  { name: 'home', route: '/', path: '/', shows: /Login/ },
  { name: 'login-required', route: '/admin', path: '/admin', shows: 'Login Required' },
  {
    name: 'accept-invitation',
    route: '/invitations/accept/$token/$email',
    path: `/invitations/accept/${invited}`,
    shows: 'Display Name',
    isNarrowToo: true,
  },
  {
    name: 'validate-invitation',
    route: '/invitations/validate/$token/$email',
    path: `/invitations/validate/${invited}`,
    holds: '**/invitations/validate',
    shows: 'Validating...',
  },
  {
    name: 'invitation-approved',
    route: '/invitations/approved',
    path: '/invitations/approved',
    shows: 'Welcome, your invitation has been approved!',
  },
  {
    name: 'reset-password',
    route: '/resetpassword',
    path: '/resetpassword',
    shows: 'Send',
    isNarrowToo: true,
  },
  {
    name: 'reset-password-sent',
    route: '/resetpassword/requestsent',
    path: '/resetpassword/requestsent',
    shows: 'Login',
  },
  {
    name: 'reset-password-validate',
    route: '/resetpassword/validate/$token/$email/$',
    path: `/resetpassword/validate/${invited}`,
    holds: '**/passwordreset/validate',
    shows: 'Validating...',
  },
  {
    name: 'reset-password-confirm',
    route: '/resetpassword/confirm/$token/$email/$',
    path: `/resetpassword/confirm/${invited}`,
    shows: 'Accept',
    isNarrowToo: true,
  },
  {
    name: 'reset-password-complete',
    route: '/resetpassword/complete',
    path: '/resetpassword/complete',
    shows: 'You have successfully changed your password.',
  },
]);
