import { expect, test } from 'vitest';
import { emptyInvite, invitationOf, inviteFormErrors } from './invite-form';

test('the payload has a trimmed address, and restrictions with the link id of all zeros', () => {
  expect(
    invitationOf({
      email: ' nia@demo.test ',
      isOrgAdmin: true,
      permissionGroupIDs: ['group'],
      teamMembershipIDs: ['team'],
      rootNodes: [{ nodeID: 'quay', nodeType: 2 }],
    }),
  ).toEqual({
    email: 'nia@demo.test',
    isOrgAdmin: true,
    permissionGroupIDs: ['group'],
    teamMembershipIDs: ['team'],
    rootNodes: [
      {
        nodeID: 'quay',
        nodeType: 2,
        organisationUserLinkID: '00000000-0000-0000-0000-000000000000',
      },
    ],
  });
});

const wrong = 'Enter an email address such as name@example.com.';

test.each([
  ['', wrong],
  ['nia', wrong],
  ['nia@', wrong],
  ['nia@demo', wrong],
  ['nia@demo.', wrong],
  ['nia@demo.test', undefined],
  [' nia+till%20@demo.test ', undefined],
  [`${'n'.repeat(54)}@demo.test`, undefined],
  [`${'n'.repeat(55)}@demo.test`, 'At most 64 characters; this has 65.'],
])('the form checks the address "%s"', (email, error) => {
  expect(inviteFormErrors({ ...emptyInvite, email }).email).toBe(error);
});
