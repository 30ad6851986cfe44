/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { LoggedCall } from '../log/logged-call';
import { type AnswerDraft, parsedBody } from '../own-answer/answer-draft';
import { AnswerCondition } from './answer-condition';
import { AnswerDamage } from './answer-damage';
import { type PanelAddress, panelAddress } from './panel-address';

interface AnswerEditorProps {
  operation: ContractOperation;
  draft: AnswerDraft;
  /** The call of the log whose answer is edited; null for none. */
  call: LoggedCall | null;
  address: PanelAddress;
}

/** Edits what an operation answers. Its buttons belong to the surrounding form. */
export function AnswerEditor({ operation, draft, call, address }: AnswerEditorProps) {
  const { operationId, method, path } = operation;
  const { status, body, isForOneCall, note, problem } = draft;
  return (
    <section id="own-answer" class="own-answer" aria-labelledby="own-answer-title">
      {/* Enter in a field means this button, not the first one that can be seen. */}
      <button type="submit" name="own" value="apply" hidden />
      <h2 id="own-answer-title">Answer {operationId} with</h2>
      <p class="address">
        <span class="method">{method}</span> <code>{path}</code>
      </p>
      {problem !== null && <p class="problem">{problem}</p>}
      <label for="own-status">Status</label>
      <input
        id="own-status"
        name="status"
        inputmode="numeric"
        autocomplete="off"
        value={status}
        data-first
      />
      <label for="own-body">Body</label>
      <textarea
        id="own-body"
        name="body"
        rows={14}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        aria-describedby="own-json"
      >
        {body}
      </textarea>
      <p id="own-json" class="muted" data-json>
        {parsedBody(body).isJson
          ? 'The body is JSON.'
          : 'The body is not JSON and is sent as it is.'}
      </p>
      <AnswerDamage draft={draft} />
      {note !== null && <p class="muted">{note}</p>}
      <fieldset class="times">
        <legend>For</legend>
        <label>
          <input type="radio" name="times" value="always" checked={!isForOneCall} /> every call
        </label>
        <label>
          <input type="radio" name="times" value="one" checked={isForOneCall} /> one call, then as
          usual
        </label>
      </fieldset>
      <AnswerCondition operation={operation} draft={draft} call={call} />
      <div class="buttons">
        <button type="submit" name="own" value="apply" class="button primary">
          Answer with this
        </button>
        <a class="button" href={panelAddress({ ...address, answer: null }, operationId)}>
          Cancel
        </a>
      </div>
    </section>
  );
}
