import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import { notOffered } from '../checks/results';
import { isReading } from '../operations/is-reading';
import { valuesOfNothing } from './harmless-request';
import { whatInsteadOf } from './not-there';
import { probeBadRequests } from './probe-bad-requests';
import { probeReading } from './probe-reading';
import { probeSessions } from './probe-sessions';
import { probeUnknownIds } from './probe-unknown-ids';
import type { Scene } from './scene';

/** Makes every check of one operation that needs no record of the run's own. */
export async function probeOperation(scene: Scene, operation: ContractOperation): Promise<void> {
  const { run } = scene;
  const { operationId } = operation;
  if (operation.isRemote) {
    run.results.explain(operationId, 'Another server answers it: a POS Core instance.');
    return;
  }
  if (await isMissingExtension(scene, operation)) {
    run.results.explain(operationId, notOffered);
    return;
  }
  const instead = await whatInsteadOf(scene, operation);
  if (instead !== null) {
    if (operation.tag === 'extension') run.results.explain(operationId, notOffered);
    else run.results.miss(operationId, instead);
    return;
  }
  if (isReading(operation)) await probeReading(scene, operation);
  else if (!scene.isWriting) {
    run.results.explain(operationId, 'It changes something, which takes --write.');
  }
  await probeSessions(scene, operation);
  await probeUnknownIds(scene, operation);
  await probeBadRequests(scene, operation);
}

/** A service without an extension answers 404, 405 or 501 where there is a record, or to anybody. */
async function isMissingExtension(scene: Scene, operation: ContractOperation): Promise<boolean> {
  if (operation.tag !== 'extension') return false;
  const { run, person, records } = scene;
  const values = isReading(operation) ? await records.valuesFor(operation) : null;
  const { status } = values
    ? await run.ask(operation.operationId, person, { values })
    : await run.ask(operation.operationId, null, { values: valuesOfNothing(operation) });
  return [404, 405, 501].includes(status);
}
