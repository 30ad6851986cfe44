import { randomBytes } from 'node:crypto';
import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import type { ReceivedAnswer, SentRequest } from '../calls/send-call';
import { mediaTypeOf } from '../checks/judge-bytes';
import { isReading } from '../operations/is-reading';
import { sourceOf } from '../records/id-sources';
import { valuesOfNothing } from './harmless-request';
import { readingBody } from './reading-body';
import type { Scene } from './scene';

/**
 * Finds out whether the service has an operation at all. It has not if it answers 501, or as it answers
 * for a path that cannot exist, both with the session and without it.
 * @returns what it answers instead; null if it has the operation
 */
export async function whatInsteadOf(
  scene: Scene,
  operation: ContractOperation,
): Promise<string | null> {
  const { run } = scene;
  const { request, isOfNothing } = await harmlessRequest(scene, operation);
  const answer = await run.send(request);
  if (answer.status === 501) return 'it answers 501';
  // A service that lets nobody in says nothing about its paths.
  if ([400, 401, 403].includes(answer.status)) return null;
  if (answer.status < 300 && mediaTypeOf(answer) !== 'text/html') return null;
  if (isOfNothing && (await couldBeUnknownRecord(scene, operation))) return null;
  for (const person of [scene.person, null]) {
    const sent = person ? request : withoutSession(request, scene.person.headers);
    const own = person ? answer : await run.send(sent);
    if (!(await isAsForNoPath(scene, sent, own))) return null;
  }
  const isKnown = [404, 405].includes(answer.status);
  const advice = isKnown ? '' : '; the console needs 404, 405 or 501 to leave its function out';
  return `it answers ${answer.status}, as for a path that cannot exist${advice}`;
}

/** Makes a request on which no service can act, with ids that exist if there are some. */
async function harmlessRequest(scene: Scene, operation: ContractOperation) {
  const { run, person, records } = scene;
  const isRead = isReading(operation);
  // Without a body nothing keeps a change from its record.
  const known = isRead || operation.body ? await records.valuesFor(operation) : null;
  const values = known ?? valuesOfNothing(operation);
  const content = isRead ? { body: readingBody(operation) } : operation.body && { text: '{"' };
  const request = run.requestOf(operation.operationId, person, { values, ...content });
  return { request, isOfNothing: known === null && operation.path.includes('{') };
}

/** Whether a list shows that the service may have the operation and only no such record. */
async function couldBeUnknownRecord(
  { run, records }: Scene,
  { path, parameters }: ContractOperation,
) {
  const sources = parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap((parameter) => sourceOf(path, parameter) ?? []);
  for (const { list } of sources.slice(-1)) {
    const values = await records.valuesFor(run.operation(list));
    const found = values && (await records.read(list, values));
    // A text is the page that some services answer for every path.
    if (typeof found === 'object' && found !== null) return true;
  }
  return false;
}

function withoutSession(request: SentRequest, session: Readonly<Record<string, string>>) {
  const own = Object.entries(request.headers).filter(([name]) => !(name in session));
  return { ...request, headers: Object.fromEntries(own) };
}

async function isAsForNoPath({ run }: Scene, request: SentRequest, answer: ReceivedAnswer) {
  const [path = ''] = request.path.split('?');
  const word = `cf${randomBytes(6).toString('hex')}`;
  for (const other of [`/${path.split('/')[1]}/${word}`, `${path}/${word}/${word}`]) {
    const reference = await run.send({ ...request, path: other });
    if (shapeOf(answer, request.path) === shapeOf(reference, other)) return true;
  }
  return false;
}

/** Returns an answer without what differs from call to call: its path, ids and times. */
function shapeOf(answer: ReceivedAnswer, path: string): string {
  const [bare = ''] = path.split('?');
  const text = [path, bare, decodeURI(bare)]
    .reduce((left, part) => left.replaceAll(part, '#'), answer.text)
    .replaceAll(/[0-9a-f-]{8,}|\d+/gi, '#');
  return JSON.stringify([answer.status, mediaTypeOf(answer), text]);
}
