import type { Values } from '../calls/request-of';
import { shownValue } from '../checks/shown-value';
import { fieldsOf } from '../records/fields-of';
import { sourceOf } from '../records/id-sources';
import type { Answer, Run } from '../run';

/** Reports an answer that is another record than the one that the path names. */
export function requireSameRecord(run: Run, answer: Answer, values: Values): void {
  const { path, parameters } = run.operation(answer.operationId);
  const last = parameters.findLast((parameter) => parameter.in === 'path');
  const source = last && sourceOf(path, last);
  const isRecord = typeof answer.body === 'object' && !Array.isArray(answer.body);
  if (!last || !source || !isRecord || !path.endsWith(`{${last.name}}`)) return;
  const field = source.at.split('.').at(-1) ?? '';
  const found = fieldsOf(answer.body)[field];
  if (found === undefined || found === values[last.name]) return;
  run.report(answer, {
    pointer: `/${field}`,
    expected: `the record of the path, ${values[last.name]}`,
    found: shownValue(found),
  });
}
