import { expect, test } from 'vitest';
import { problemsOf } from './checks/results';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

// What the stories read of an answer to go on, and which operations tell of it.
test.each([
  ['listUsers', '[null]', 'commitUsers'],
  ['getUser', '"text"', 'commitUsers'],
  ['getOwnProfile', 'null', 'saveOwnProfile'],
  ['commitClients', '{"changes":[null],"deletes":[]}', 'listClients'],
  ['commitTeamMembers', 'null', 'listTeams'],
  ['listTeamMembers', '[null]', 'commitTeamMembers'],
  ['listOrganisationUserValues', '[null]', 'commitTeamMembers'],
  ['listIntegrationServers', '[null]', 'commitOrganisations'],
  ['listPackageAuthorisations', '[null]', 'commitPackageAuthorisations'],
  ['listOutletNodes', '[null]', 'commitLinkRootNodes'],
  ['sendInvite', 'null', 'listPendingInvites'],
  ['listPendingInvites', '[null]', 'sendInvite'],
  ['listConsentDocuments', '[null]', 'acceptInvitation'],
  ['getAcceptancesTree', '[null]', 'saveApplicationSettings'],
])(
  '%s that answers %s is a problem, and does not end the run',
  async (operationId, text, other) => {
    both.served.plant({
      name: 'a malformed answer',
      operationId,
      pointer: '',
      answer: ({ status }) => (status === 200 ? { text } : null),
    });
    const only = [operationId, other];
    const result = await runAgainst(both.service, both.served.url, { only, isWriting: true });
    expect(result.failure).toBeNull();
    const found = result.operations.flatMap(problemsOf).map((problem) => problem.operationId);
    expect(found).toContain(operationId);
  },
);
