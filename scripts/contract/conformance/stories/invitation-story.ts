import type { Values } from '../calls/request-of';
import { fieldsOf, rowsOf } from '../records/fields-of';
import { links, users } from './batch-resource';
import { findInOutbox } from './outbox';
import { removeByLabel } from './own-record';
import { type Place, requireGone, requireStored } from './stored-again';
import { organisationOf, requireFound, type Story, type StoryScene, succeed } from './story';

/**
 * Invites addresses that nobody has: one invitation is withdrawn, the other one is accepted. If the
 * acceptance makes an account, the run deletes it.
 */
export const invitationStory: Story = {
  operations: [
    'sendInvite',
    'resendInvite',
    'createInviteLink',
    'commitPendingInvites',
    'undoDeletion',
    'validateInvitation',
    'acceptInvitation',
  ],
  async tell(scene) {
    const { run, person, tag } = scene;
    const values = await organisationOf(scene);
    const withdrawn = await invite(scene, values, `withdrawn.${tag}@conformance.invalid`);
    const at = { ...values, id: withdrawn };
    await run.call('resendInvite', { check: 'send an own record again', as: person, values: at });
    await withdrawTwice(scene, values, withdrawn);

    const email = `accepted.${tag}@conformance.invalid`;
    const accepted = await invite(scene, values, email);
    scene.ledger.add(`access of ${email}`, () => removeAccess(scene, values, email));
    scene.ledger.add(`user ${email}`, () => removeByLabel(scene, users, email, {}));
    const made = await run.call('createInviteLink', {
      check: 'make a link',
      as: person,
      values: { ...values, id: accepted },
    });
    const token = await tokenFor(scene, made.body, email);
    if (token) return accept(scene, email, token);
    const reason =
      'Success needs a link, and there was none by createInviteLink or in /dev/outbox.';
    for (const one of ['validateInvitation', 'acceptInvitation']) run.results.explain(one, reason);
  },
};

/** Withdraws an invitation, takes that back if the service can, and withdraws it again. */
async function withdrawTwice(scene: StoryScene, values: Values, id: string): Promise<void> {
  const { run, person } = scene;
  const body = { changes: [], deletes: [id] };
  const withdrawal = { check: 'delete a record', values, body };
  const withdrawn = await succeed(scene, 'commitPendingInvites', withdrawal);
  await requireGone(scene, invitationIn(values, id), withdrawn);
  const undoID = withdrawn.answer.headers.get('Undo-Id');
  if (!undoID) {
    const reason = 'The deletion was answered without an Undo-Id.';
    return run.results.explain('undoDeletion', reason);
  }
  const undo = { check: 'undo an own deletion', as: person, values, body: { undoID } };
  const undone = await run.call('undoDeletion', undo);
  if (!undone.isRight) return;
  await requireStored(scene, [invitationIn(values, id)], undone, {});
  await succeed(scene, 'commitPendingInvites', withdrawal);
}

const invitationIn = (values: Values, id: string): Place => ({
  operationId: 'listPendingInvites',
  values,
  isIt: (row) => row.organisationUserInviteID === id,
});

async function invite(scene: StoryScene, values: Values, email: string): Promise<string> {
  scene.ledger.add(`invitation of ${email}`, () =>
    removeByLabel(scene, invitations, email, values),
  );
  const sent = await succeed(scene, 'sendInvite', {
    check: 'invite an address that nobody has',
    values,
    body: {
      email,
      isOrgAdmin: false,
      permissionGroupIDs: [],
      rootNodes: [],
      teamMembershipIDs: [],
    },
  });
  const { organisationUserInviteID } = fieldsOf(sent.body);
  const id = String(requireFound(organisationUserInviteID, 'sendInvite answered without an id.'));
  await requireStored(scene, [invitationIn(values, id)], sent, { email, isOrgAdmin: false });
  return id;
}

/** The mailed link proves who opens it; a link that is passed on does in the session of the person. */
async function tokenFor(scene: StoryScene, made: unknown, email: string): Promise<string | null> {
  const inMail = await findInOutbox(scene, 'invitations/validate', email);
  const { link } = fieldsOf(made);
  const passedOn = typeof link === 'string' ? new URL(link, 'http://link.invalid').pathname : '';
  return inMail ?? /\/invitations\/\w+\/([^/]+)\//.exec(passedOn)?.[1] ?? null;
}

async function accept(scene: StoryScene, email: string, token: string): Promise<void> {
  const { run } = scene;
  const placeholders = { userShortName: 'Conformance', userFullName: 'Conformance run' };
  const password = { userPassword: `Seven-${scene.tag}-gulls-at-noon` };
  const body = { email, token, ...placeholders, ...password };
  await run.call('validateInvitation', { check: 'validate an own invitation', as: null, body });
  const documents = await run.ask('listConsentDocuments', null, {});
  const consentDocumentIds = rowsOf(documents.body).map((one) => one.consentDocumentID);
  const check = 'accept an own invitation';
  const rest = { locale: 'en-GB', defaultCurrency: 'GBP', consentDocumentIds };
  await run.call('acceptInvitation', { check, as: null, body: { ...body, ...rest } });
}

const invitations = {
  list: 'listPendingInvites',
  commit: 'commitPendingInvites',
  label: 'email',
  id: 'organisationUserInviteID',
};

const removeAccess = (scene: StoryScene, values: Values, email: string) =>
  removeByLabel(scene, { ...links, label: 'userEmail' }, email, values);
