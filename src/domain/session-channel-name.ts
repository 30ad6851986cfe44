/** The BroadcastChannel of the console's tabs and of the page that follows a sign-out. */
export const sessionChannel = 'console-session';
