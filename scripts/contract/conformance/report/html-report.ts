import { html, raw } from 'hono/html';
import { goneLine } from '../baseline/known-finding';
import { type OperationResult, problemsOf } from '../checks/results';
import type { ConformanceResult } from '../conformance-result';
import { adviceGroups } from './advice-groups';
import { coverageOf, seenResponses } from './coverage';
import { doesConform } from './does-conform';
import { notThereYet, withoutSuccess } from './not-there-yet';
import { problemSection } from './problem-section';
import { reportStyle } from './report-style';

/**
 * Makes the report as one HTML document that needs no network. What does not conform comes first.
 * @param made when the run ended
 */
export async function htmlReport(result: ConformanceResult, made: Date): Promise<string> {
  const { url, contract, operations, advice, accepted, gone, failure, left } = result;
  const { succeeded, seen, responses, calls, ...coverage } = coverageOf(operations);
  const problems = operations.flatMap(problemsOf);
  const missing = notThereYet(operations);
  const isRight = doesConform(result);
  const verdict =
    failure !== null ? 'The run ended early' : isRight ? 'Conforms' : 'Does not conform';
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Conformance of ${url}</title>
<style>${raw(reportStyle)}</style>
</head>
<body>
<main>
<h1><span class="verdict ${isRight ? 'right' : 'wrong'}">${verdict}</span> ${url}</h1>
<p class="dimmed">${contract}. ${made.toISOString()}. ${calls} calls.</p>
<ul class="numbers">
<li><b>${problems.length}</b> ${problems.length === 1 ? 'problem' : 'problems'}</li>
<li><b>${coverage.called}</b> of ${coverage.operations} operations called</li>
<li><b>${succeeded}</b> of ${coverage.operations} answered with success</li>
<li><b>${seen}</b> of ${responses} documented responses seen</li>
${accepted === 0 ? '' : html`<li><b>${accepted}</b> accepted by the baseline</li>`}
</ul>
${failure === null ? '' : html`<p class="notice">${failure}</p>`}
${listed(
  'Still there',
  left.map(({ what, reason }) => `${what}: ${reason}`),
)}
${problems.length === 0 ? '' : html`<h2>What does not conform</h2>${problems.map((one) => problemSection(one))}`}
${advice.length === 0 ? '' : html`<h2>Advice</h2>${adviceGroups(advice).map(({ first, operations: names }) => problemSection(first, `${first.check}: ${names.join(', ')}`))}`}
${listed('Accepted, and not found any more', gone.map(goneLine))}
${missing === null ? '' : listed(missing.title, missing.lines)}
${listed('Operations whose success was not seen', withoutSuccess(operations).map(whyNot))}
<h2>Operations</h2>
${operationTable(operations)}
</main>
</body>
</html>
`;
  return String(await document);
}

const whyNot = ({ operation, reason }: OperationResult) =>
  `${operation.operationId}: ${reason ?? 'no success was seen'}`;

const listed = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : html`<h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

function operationTable(operations: readonly OperationResult[]) {
  const rows = operations.map((result) => {
    const { operation, calls, checks } = result;
    const { operationId, method, path, tag, responses } = operation;
    const problems = problemsOf(result).length;
    const seen = seenResponses(result);
    return html`<tr>
<td>${tag}</td><td>${operationId}<br /><code>${method} ${path}</code></td>
<td class="number">${calls}</td><td class="number">${checks.size}</td>
<td>${responses.map(({ status }) => html`<span class="${seen.includes(status) ? 'seen' : 'unseen'}">${status}</span> `)}</td>
<td class="number ${problems > 0 ? 'wrong' : ''}">${problems}</td>
</tr>`;
  });
  return html`<div class="scrolling" tabindex="0" role="region" aria-label="Operations"><table>
<thead><tr><th>Resource</th><th>Operation</th><th>Calls</th><th>Checks</th><th>Responses (seen in bold)</th><th>Problems</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}
