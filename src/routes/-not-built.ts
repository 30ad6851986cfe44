/** The routes whose screens are still to come. The list only shrinks. */
export const notBuiltRoutes = [
  '/_anonymous/resetpassword/',
  '/_anonymous/resetpassword/complete',
  '/_anonymous/resetpassword/confirm/$token/$email/$',
  '/_anonymous/resetpassword/requestsent',
  '/_anonymous/resetpassword/validate/$token/$email/$',
  '/_signed-in/changeprofilepassword',
] as const;
