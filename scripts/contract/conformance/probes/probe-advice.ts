import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import type { Advisor } from '../advice/advisor';
import type { ReceivedAnswer, SentRequest } from '../calls/send-call';
import { mediaTypeOf } from '../checks/judge-bytes';
import { valuesOfNothing } from './harmless-request';
import type { Scene } from './scene';

// Nobody has this origin.
const foreignOrigin = 'https://conformance.invalid';

/**
 * Calls a reading operation from a page of another origin, and with HEAD. Of an operation that changes
 * something it asks whether a page of another origin may call it.
 */
export async function probeAdvice(
  { run, person, records }: Scene,
  operation: ContractOperation,
  advisor: Advisor,
): Promise<void> {
  const { operationId, method } = operation;
  const values = (await records.valuesFor(operation)) ?? valuesOfNothing(operation);
  const request = run.requestOf(operationId, person, { values });
  if (method !== 'GET') {
    const asked = { ...request, method: 'OPTIONS' as const, body: null };
    const headers = { Origin: foreignOrigin, 'Access-Control-Request-Method': method };
    await adviseOrigins(advisor, operation, run, { ...asked, headers });
    return;
  }
  const foreign = { ...request, headers: { ...request.headers, Origin: foreignOrigin } };
  await adviseOrigins(advisor, operation, run, foreign);
  const read = await run.send(request);
  const head = { ...request, method: 'HEAD' as const };
  const answer = await run.send(head);
  if (answer.status === 0 || read.status === 0) return;
  const finding = headFinding(answer, read);
  if (finding) advisor.add('HEAD', operationId, finding, head, answer);
}

async function adviseOrigins(
  advisor: Advisor,
  { operationId }: ContractOperation,
  run: Scene['run'],
  request: SentRequest,
): Promise<void> {
  const answer = await run.send(request);
  const allowed = answer.headers.get('Access-Control-Allow-Origin');
  const withCredentials = answer.headers.get('Access-Control-Allow-Credentials') === 'true';
  if (!withCredentials || (allowed !== foreignOrigin && allowed !== '*')) return;
  const found = `${allowed}, with the session`;
  const expected = 'only origins that the service knows';
  const finding = { pointer: 'Access-Control-Allow-Origin', expected, found };
  advisor.add('other origins', operationId, finding, request, answer);
}

function headFinding(head: ReceivedAnswer, read: ReceivedAnswer) {
  if (head.status !== read.status) {
    return { pointer: 'status', expected: 'the status of GET', found: String(head.status) };
  }
  if (mediaTypeOf(head) === mediaTypeOf(read)) return null;
  const found = mediaTypeOf(head) || 'nothing';
  return { pointer: 'Content-Type', expected: 'the media type of GET', found };
}
