import { html } from 'hono/html';
import { maskedBody, maskedHeaders } from '../calls/secrets';
import { type Problem, placeOf } from '../checks/problem';

/** How much of a body a report shows. */
const longestBody = 4_000;

/**
 * Makes the part of the report about one problem: expected, found, and the call without secrets.
 * @param title names it; the operation and the check by default
 */
export function problemSection(
  problem: Problem,
  title = `${problem.operationId}: ${problem.check}`,
) {
  const { expected, found, request, answer } = problem;
  const headers = maskedHeaders(request).map(([name, value]) => `${name}: ${value}`);
  const sent = [`${request.method} ${request.path}`, ...headers, '', bodyText(request.body ?? '')];
  const type = answer.headers.get('Content-Type') ?? 'none';
  const received = [`${answer.status}`, `Content-Type: ${type}`, '', bodyText(answer.text)];
  return html`<article>
<h3>${title}</h3>
<dl>
<dt>Where</dt><dd><code>${placeOf(problem)}</code></dd>
<dt>Expected</dt><dd>${expected}</dd>
<dt>Found</dt><dd>${found}</dd>
</dl>
<details><summary>Request</summary><pre>${sent.join('\n').trim()}</pre></details>
<details><summary>Answer</summary><pre>${received.join('\n').trim()}</pre></details>
</article>
`;
}

function bodyText(text: string): string {
  const shown = maskedBody(text);
  return shown.length > longestBody ? `${shown.slice(0, longestBody)}\n… cut` : shown;
}
