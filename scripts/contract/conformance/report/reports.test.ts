// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readContract } from '../../../../openapi/reader/contract-document';
import { contractOperations } from '../../../../openapi/reader/contract-operations';
import { adviceChecks } from '../advice/advisor';
import type { Problem } from '../checks/problem';
import { Results } from '../checks/results';
import type { ConformanceResult } from '../conformance-result';
import { htmlReport } from './html-report';
import { junitReport } from './junit-report';
import { terminalReport } from './terminal-report';

const operations = contractOperations(readContract('.generated/contract.json')).filter(
  ({ operationId }) =>
    ['listTeams', 'resetServiceAccountPassword', 'getUser'].includes(operationId),
);

const problem: Problem = {
  operationId: 'resetServiceAccountPassword',
  check: 'give a new password',
  pointer: '/generatedPassword',
  expected: 'must NOT have fewer than 8 characters',
  found: '***',
  request: {
    method: 'POST',
    path: '/api/x',
    headers: { Cookie: 'session=cookie-secret', 'X-Key': 'header-secret', Origin: 'http://a.test' },
    body: '{"oldPassword":"body-secret","name":"<b>\u0007"}',
  },
  answer: {
    status: 200,
    bytes: new Uint8Array(),
    headers: new Headers({
      'Content-Type': 'application/json',
      'Set-Cookie': 'session=new-secret',
    }),
    text: '{"generatedPassword":"answer-secret","link":"https://a.test/token-secret"}',
  },
};

const results = new Results(operations);
results.note('listTeams', 'read', 200, []);
results.note('listTeams', 'refuse without a session', 401, []);
results.note('resetServiceAccountPassword', problem.check, 200, [problem]);
results.explain('getUser', 'No record was found for it by listUsers.');
const result: ConformanceResult = {
  url: 'https://pos.example.com',
  contract: 'Contract 1.0.0',
  operations: results.all,
  advice: ['listTeams', 'getUser'].map((operationId) => ({
    ...problem,
    operationId,
    check: 'caching',
    pointer: 'Cache-Control',
  })),
  accepted: 1,
  gone: [],
  failure: null,
  left: [{ what: 'team <Conformance>', reason: 'commitTeams answered 500.' }],
  isPermanent: false,
};
const made = new Date('2026-11-21T12:00:00Z');

const parse = (text: string, type: 'text/html' | 'text/xml') =>
  new DOMParser().parseFromString(text, type);

test('no report has a secret of a header, a body or an answer', async () => {
  const html = await htmlReport(result, made);
  for (const text of [html, junitReport(result), terminalReport(result)]) {
    expect(text).not.toMatch(/(cookie|header|body|answer|token|new)-secret/);
  }
  expect(html).toContain('Origin: http://a.test');
});

test('the HTML report is one document that loads nothing, with what is wrong before the rest', async () => {
  const document = parse(await htmlReport(result, made), 'text/html');
  expect(document.querySelectorAll('[src], link, script, img')).toHaveLength(0);
  expect(document.querySelector('.verdict')?.textContent).toBe('Does not conform');
  const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Still there',
    'What does not conform',
    'Advice',
    'Operations whose success was not seen',
    'Operations',
  ]);
  expect(document.querySelector('article code')?.textContent).toBe('/generatedPassword');
  expect(document.body.textContent).toContain('team <Conformance>');
});

test('the JUnit file is XML with a case for each check', () => {
  const document = parse(junitReport(result), 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const cases = [...document.querySelectorAll('testcase')].map((one) => [
    one.getAttribute('classname'),
    one.getAttribute('name'),
    one.firstElementChild?.tagName,
  ]);
  expect(cases).toEqual([
    ['getUser', 'call', 'skipped'],
    ['listTeams', 'read', undefined],
    ['listTeams', 'refuse without a session', undefined],
    ['resetServiceAccountPassword', 'give a new password', 'failure'],
    ...adviceChecks.map((check) => ['advice', check, check === 'caching' ? 'failure' : undefined]),
  ]);
  const suites = [...document.querySelectorAll('testsuite')];
  expect(suites.find((one) => one.getAttribute('name') === 'advice')).toBeDefined();
});

test('the same advice about several operations is one line and one section', async () => {
  const lines = terminalReport(result).split('\n');
  expect(lines.filter((line) => line.startsWith('  caching: '))).toEqual([
    expect.stringMatching(/\(listTeams, getUser\)$/),
  ]);
  const document = parse(await htmlReport(result, made), 'text/html');
  expect(document.querySelectorAll('article')).toHaveLength(2);
});

test('the table counts operations, successes, documented responses and problems', () => {
  const lines = terminalReport(result).split('\n');
  const row = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.split(/ {2,}/);
  expect(row('teams')).toEqual(['teams', '1 of 1', '1 of 1', '2 of 6', '0']);
  expect(row('all')?.slice(1)).toEqual(['2 of 3', '2 of 3', '3 of 18', '1']);
});
