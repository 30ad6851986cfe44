/** What the tabs of the console tell each other on, and the page that is shown after signing out. */
export const sessionChannel = 'console-session';
