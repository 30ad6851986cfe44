import { expect, test } from 'vitest';
import { type DriftProblem, driftProblems } from './drift-report';

const missing: DriftProblem = {
  occurrences: 1,
  ruleId: 'schema-consistency',
  severity: 'error',
  message: 'Response is missing required field "[0].email".',
  method: 'GET',
  path: '/api/user',
  status: 200,
  details: { summary: 'Response is missing required field "[0].email".' },
};
const withoutSession: DriftProblem = {
  ...missing,
  ruleId: 'security-baseline',
  message: 'Request does not satisfy documented OpenAPI security requirements',
  details: { summary: 'Missing required apiKey cookie "session".' },
};

test.each([
  [missing, 'GET /api/user (200): Response is missing required field "[0].email".'],
  [
    { ...missing, severity: 'warning', occurrences: 3 },
    'GET /api/user (200): Response is missing required field "[0].email". (3 times)',
  ],
  [
    { ...missing, status: 401 },
    'GET /api/user (401): Response is missing required field "[0].email".',
  ],
  [
    withoutSession,
    'GET /api/user (200): Request does not satisfy documented OpenAPI security requirements Missing required apiKey cookie "session".',
  ],
])('the problem %o becomes one line', (problem, line) => {
  expect(driftProblems(reportOf(problem))).toEqual([line]);
});

test('a call without a session that gets 401 is no problem', () => {
  expect(driftProblems(reportOf({ ...withoutSession, status: 401 }))).toEqual([]);
});

function reportOf(problem: DriftProblem) {
  return { run: { totalExchanges: 1, skippedExchanges: 0 }, problems: [problem] };
}
