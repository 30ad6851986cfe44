/** The routes whose screens are still to come. The list only shrinks. */
export const notBuiltRoutes = [
  '/_anonymous/invitations/accept/$token/$email',
  '/_anonymous/invitations/approved',
  '/_anonymous/invitations/validate/$token/$email',
  '/_anonymous/resetpassword/',
  '/_anonymous/resetpassword/complete',
  '/_anonymous/resetpassword/confirm/$token/$email/$',
  '/_anonymous/resetpassword/requestsent',
  '/_anonymous/resetpassword/validate/$token/$email/$',
  '/_signed-in/changeprofilepassword',
  '/_signed-in/profile',
  '/_signed-in/user/$userId',
] as const;
