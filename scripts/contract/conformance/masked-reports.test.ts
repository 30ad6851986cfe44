import { expect, test } from 'vitest';
import { problemsOf } from './checks/results';
import { htmlReport } from './report/html-report';
import { junitReport } from './report/junit-report';
import { terminalReport } from './report/terminal-report';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

test('a session that the service repeats in a page, a value or a header is in no report', async () => {
  const token = (await both.service.cookieOf('superUser')).replace(/^[^=]+=/, '');
  const forms = [token, JSON.stringify(token), encodeURIComponent(token)].join(' ');
  both.served.plant({
    name: 'the session in the body of every success',
    operationId: 'listTeams',
    pointer: '/0/totalMembers',
    answer: ({ status, text }) =>
      status === 200
        ? {
            text: text.replace(/"totalMembers":\d+/, `"totalMembers":${JSON.stringify(forms)}`),
            headers: { 'X-Debug': token },
          }
        : { status: 500, text: forms },
  });
  const { service, served } = both;
  const result = await runAgainst(service, served.url, {
    only: ['listTeams'],
    people: { superUser: { kind: 'header', name: 'Cookie', value: `session=${token}` } },
  });
  served.plant(null);
  const found = result.operations.flatMap(problemsOf).map((problem) => problem.found);
  expect(found).toContainEqual(expect.stringContaining('***'));
  const reports = [
    terminalReport(result),
    junitReport(result),
    await htmlReport(result, new Date()),
  ];
  for (const text of reports) expect(text).not.toContain(token);
  expect(JSON.stringify(result.advice)).not.toContain(token);
});
