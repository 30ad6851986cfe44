import { type ReceivedAnswer, type Sender, sendCall } from '../calls/send-call';
import type { Credentials } from './credentials';
import { type GivenPeople, type Person, type PersonName, personNames } from './people';
import { SignInRefused, signIn } from './sign-in';

/** Finds the password of an account. */
export type PasswordOf = (person: PersonName, email: string) => Promise<string>;

/** Somebody whose session is open. */
export interface SignedIn extends Person {
  /** Whether the session names scopes. Otherwise only the options say what the person is. */
  hasScopes: boolean;
}

/**
 * Opens a session for each person and asks the service who it is.
 * @throws SignInRefused when the service knows somebody not, or is none
 */
export async function openSessions(
  sender: Sender,
  given: GivenPeople,
  passwordOf: PasswordOf,
): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (const name of personNames) {
    const credentials = given[name];
    if (!credentials) continue;
    const headers = await headersOf(sender, name, credentials, passwordOf);
    people.push({ headers, ...(await whoIs(sender, name, headers)) });
  }
  return people;
}

async function headersOf(
  sender: Sender,
  person: PersonName,
  credentials: Credentials,
  passwordOf: PasswordOf,
): Promise<Record<string, string>> {
  if (credentials.kind === 'header') return { [credentials.name]: credentials.value };
  const { email } = credentials;
  return { Cookie: await signIn(sender, email, await passwordOf(person, email)) };
}

/** Reads the session without judging it, so that a deviation there does not end the run. */
async function whoIs(sender: Sender, name: PersonName, headers: Record<string, string>) {
  const path = '/Authentication/current';
  const marker = { 'X-Requested-With': 'XMLHttpRequest' };
  const answer = await sendCall(sender, {
    method: 'GET',
    path,
    headers: { ...marker, ...headers },
    body: null,
  });
  if (answer.status !== 200) {
    throw new SignInRefused(
      `The session of ${name} is not accepted: GET ${path} answered ${answer.status}.`,
    );
  }
  const session = sessionOf(name, path, answer);
  const [user, organisation, isAdministrator] = Array.isArray(session) ? session : [];
  return {
    name: nameOf(user?.scopes, isAdministrator) ?? name,
    hasScopes: Array.isArray(user?.scopes),
    userID: textOrNull(user?.userID),
    organisationID: textOrNull(organisation?.organisationID),
  };
}

/** @throws SignInRefused when another site has answered */
function sessionOf(name: PersonName, path: string, { text, headers }: ReceivedAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const type = headers.get('Content-Type') ?? 'a body';
    throw new SignInRefused(
      `The session of ${name} is not readable: GET ${path} answered 200 with ${type} that is no JSON.`,
    );
  }
}

/** Finds out what somebody is. A session that deviates from the contract does not tell it. */
function nameOf(scopes: unknown, isAdministrator: unknown): PersonName | null {
  if (!Array.isArray(scopes)) return null;
  if (scopes.includes('superuser')) return 'superUser';
  return isAdministrator === true ? 'administrator' : 'ordinaryUser';
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
