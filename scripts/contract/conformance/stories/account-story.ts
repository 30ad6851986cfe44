import type { Person } from '../people/people';
import { SignInRefused, signIn } from '../people/sign-in';
import { fieldsOf } from '../records/fields-of';
import { users } from './batch-resource';
import { findInOutbox } from './outbox';
import { addRecord, changeNothing, changeRecord, deleteRecord } from './own-record';
import { requireStored } from './stored-again';
import { requireFound, type Story, type StoryScene, succeed } from './story';

const passwordOf = (tag: string, word: string) => `Nine-${tag}-${word}-at-dusk`;

/** A user that the run makes: read, changed, with a password by a mailed link, signed in, deleted. */
export const accountStory: Story = {
  operations: [
    'commitUsers',
    'getUser',
    'getSignInLimits',
    'unlockSignIn',
    'endSession',
    'endSessions',
    'sendPasswordReset',
    'validatePasswordReset',
    'confirmPasswordReset',
    'changePassword',
    'saveOwnProfile',
  ],
  async tell(scene) {
    const { run, person, tag } = scene;
    const email = `user.${tag}@conformance.invalid`;
    const fields = { shortName: 'Conformance', fullName: `Conformance ${tag}`, email };
    const user = await addRecord(scene, users, { ...fields, locale: 'en-GB' });
    const check = 'read an own record';
    await run.call('getUser', { check, as: person, values: { id: user.id } });
    await run.call('unlockSignIn', { check: 'unlock', as: person, values: { id: user.id } });
    const ended = { userId: user.id, sessionId: `cf${tag}` };
    await run.call('endSession', { check: 'end no session', as: person, values: ended });
    await run.call('endSessions', { check: 'end no session', as: person, values: ended });

    const owner = await signInByMail(scene, email);
    if (owner) await actAsOwner(scene, owner, user.id, email);
    else await saveProfile(scene, person, {});
    await changeRecord(scene, user, { shortName: 'Changed', fullName: `Conformance ${tag} 2` });
    await changeNothing(scene, user);
    await deleteRecord(scene, user);
  },
};

/** Sets a password by a mailed link and signs in. Returns null if there is no mail to read. */
async function signInByMail(scene: StoryScene, email: string): Promise<Person | null> {
  const { run, tag } = scene;
  const userPassword = passwordOf(tag, 'terns');
  await run.call('sendPasswordReset', { check: 'ask for a mail', as: null, body: { email } });
  const token = await findInOutbox(scene, 'resetpassword/validate', email);
  if (!token) {
    const reason = 'Success needs the token of a mail, and there was none in /dev/outbox.';
    for (const one of ['validatePasswordReset', 'confirmPasswordReset', 'changePassword'])
      run.results.explain(one, reason);
    return null;
  }
  const asked = { check: 'use a mailed token', as: null };
  await run.call('validatePasswordReset', { ...asked, body: { email, token } });
  const body = { email, token, userPassword };
  await succeed(scene, 'confirmPasswordReset', { ...asked, body });
  const Cookie = await signIn(run.sender, email, userPassword);
  return { name: 'ordinaryUser', headers: { Cookie }, userID: null, organisationID: null };
}

async function actAsOwner(
  scene: StoryScene,
  owner: Person,
  userID: string,
  email: string,
): Promise<void> {
  const { run, tag } = scene;
  await saveProfile(scene, owner, {
    shortName: 'Renamed',
    locale: 'de-DE',
    defaultCurrencyCode: 'EUR',
  });
  const [oldPassword, newPassword] = [passwordOf(tag, 'terns'), passwordOf(tag, 'puffins')];
  const changed = await run.call('changePassword', {
    check: 'change an own password',
    as: owner,
    body: { changes: [{ userID, oldPassword, newPassword }], deletes: [] },
  });
  if (changed.isRight && (await opensSession(scene, email, oldPassword))) {
    const expected = 'the old password to be refused from now on';
    const found = 'a session by the old password';
    run.report(changed, { pointer: '/changes', expected, found });
  }
  await run.call('changePassword', {
    check: 'refuse a wrong old password',
    as: owner,
    body: { changes: [{ userID, oldPassword, newPassword }], deletes: [] },
    expected: [400],
  });
  await endOwnSession(scene, owner, userID);
}

/** Ends the sessions of the own user. Its cookie then has to be refused. */
async function endOwnSession({ run, person }: StoryScene, owner: Person, userId: string) {
  const check = 'end the sessions of an own record';
  const ended = await run.call('endSessions', { check, as: person, values: { userId } });
  const after = await run.ask('getOwnProfile', owner, {});
  if (!ended.isRight || after.status !== 200) return;
  const expected = 'an ended session to be refused from now on';
  run.report(ended, { pointer: 'the session', expected, found: 'an answer to its cookie' });
}

async function opensSession({ run }: StoryScene, email: string, password: string) {
  try {
    await signIn(run.sender, email, password);
    return true;
  } catch (error) {
    if (error instanceof SignInRefused) return false;
    throw error;
  }
}

/** Saves a profile with these changes, and reads it again. Without a change it stays as it is. */
async function saveProfile(scene: StoryScene, as: Person, change: object): Promise<void> {
  const profile = await scene.run.ask('getOwnProfile', as, {});
  const { isEmailUnconfirmed: _mark, ...fields } = fieldsOf(profile.body);
  requireFound(fields.userID, 'getOwnProfile answered without a profile to save.');
  const body = { ...fields, ...change };
  const saved = await scene.run.call('saveOwnProfile', { check: 'save a profile', as, body });
  if (!saved.isRight) return;
  await requireStored(scene, [{ operationId: 'getOwnProfile', values: {}, as }], saved, body);
}
