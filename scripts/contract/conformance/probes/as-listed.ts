import type { Values } from '../calls/request-of';
import { isSameValue } from '../checks/same-value';
import { shownValue } from '../checks/shown-value';
import { fieldsOf, rowsOf } from '../records/fields-of';
import { sourceOf } from '../records/id-sources';
import type { Answer } from '../run';
import type { Scene } from './scene';

/** Reports a field of a single record that the list of its kind has with another value. */
export async function requireAsListed(
  { run, person }: Scene,
  answer: Answer,
  values: Values,
): Promise<void> {
  const { path, parameters } = run.operation(answer.operationId);
  const last = parameters.findLast((parameter) => parameter.in === 'path');
  const source = last && sourceOf(path, last);
  const [, field] = /^\[\]\.(\w+)$/.exec(source?.at ?? '') ?? [];
  if (!last || !source || !field || !path.endsWith(`{${last.name}}`)) return;
  if (typeof answer.body !== 'object' || Array.isArray(answer.body)) return;

  const differences = async (one: unknown) => {
    const { [last.name]: id, ...others } = values;
    const { status, body } = await run.ask(source.list, person, { values: others });
    const rows = status === 200 ? rowsOf(body) : [];
    const listed = rows.find((row) => row[field] === id) ?? {};
    return Object.entries(fieldsOf(one))
      .filter(([name, value]) => name in listed && !isSameValue(value, listed[name]))
      .map(([name, value]) => ({ name, value, listed: listed[name] }));
  };
  if ((await differences(answer.body)).length === 0) return;
  // Somebody may have changed the record in between.
  const again = await run.ask(answer.operationId, person, { values });
  if (again.status !== 200) return;
  for (const { name, value, listed } of await differences(again.body)) {
    const expected = `the value of ${source.list}, ${shownValue(listed, name)}`;
    run.report(answer, { pointer: `/${name}`, expected, found: shownValue(value, name) });
  }
}
