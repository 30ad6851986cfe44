/** @jsxImportSource hono/jsx */
import { type AnswerDraft, parsedBody } from '../own-answer/answer-draft';
import { bodyFields } from '../own-answer/body-fields';
import { damages } from '../own-answer/damage';

/** Buttons that damage one field of the body, each with one press. */
export function AnswerDamage({ draft }: { draft: AnswerDraft }) {
  const { isJson, value } = parsedBody(draft.body);
  const fields = isJson ? bodyFields(value) : [];
  return (
    <fieldset class="damage">
      <legend>Damage</legend>
      <label for="own-path">Field</label>
      <select id="own-path" name="path">
        {fields.map(({ text, isList }) => (
          <option key={text} value={text} selected={text === draft.path}>
            {text || 'The whole body'}
            {isList && ' (list)'}
          </option>
        ))}
      </select>
      <div class="choices">
        {Object.entries(damages).map(([name, { label }]) => (
          <button key={name} type="submit" name="damage" value={name} class="choice">
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
