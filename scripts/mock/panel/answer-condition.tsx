/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { LoggedCall } from '../log/logged-call';
import { type AnswerDraft, parsedBody } from '../own-answer/answer-draft';
import { bodyFields } from '../own-answer/body-fields';
import { parameterNames } from '../own-answer/condition';

interface AnswerConditionProps {
  operation: ContractOperation;
  draft: AnswerDraft;
  call: LoggedCall | null;
}

/** The condition of an own answer. Suggests the parameters of the call and the fields of its body. */
export function AnswerCondition({ operation, draft, call }: AnswerConditionProps) {
  const suggestions = [...parameterNames(operation), ...fieldsOfRequest(operation, call)];
  if (suggestions.length === 0) return null;
  return (
    <fieldset class="condition">
      <legend>Only if</legend>
      <label for="own-field">Parameter or field</label>
      <input
        id="own-field"
        name="field"
        list="own-fields"
        autocomplete="off"
        spellcheck={false}
        placeholder={`Every call, or ${suggestions[0]}`}
        value={draft.field}
      />
      <datalist id="own-fields">
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label for="own-value">Is</label>
      <input
        id="own-value"
        name="value"
        autocomplete="off"
        spellcheck={false}
        value={draft.value}
      />
    </fieldset>
  );
}

/** The fields of the body that was sent, or of the contract's example of it. */
function fieldsOfRequest(operation: ContractOperation, call: LoggedCall | null): string[] {
  if (operation.body === null) return [];
  const sent = parsedBody(call?.request?.text ?? '');
  const value = sent.isJson ? sent.value : operation.body.contents[0]?.examples[0]?.value;
  return bodyFields(value)
    .map(({ text }) => `body${text}`)
    .filter((text) => text !== 'body');
}
