import { type Sender, sendCall } from '../calls/send-call';

/** A session could not be opened. */
export class SignInRefused extends Error {}

/**
 * Signs in as the reference service does it: a form with email and password, answered by a redirection
 * with a cookie.
 * @returns the cookies as a browser sends them
 * @throws SignInRefused when the service opens no session
 */
export async function signIn(sender: Sender, email: string, password: string): Promise<string> {
  const answer = await sendCall(sender, {
    method: 'POST',
    path: '/authentication/login',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: new URL(sender.url).origin,
    },
    body: new URLSearchParams({ email, password, returnUrl: '/' }).toString(),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (answer.status !== 303 || cookies.length === 0) {
    throw new SignInRefused(
      `Signing in as ${email} was refused: POST /authentication/login answered ${answer.status}. A service with another sign-in takes --cookie or --header.`,
    );
  }
  return cookies.join('; ');
}
