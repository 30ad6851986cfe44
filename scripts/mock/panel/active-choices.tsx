/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { MockState } from '../gateway/mock-state';
import { type Choice, hasStory } from '../scenario-text';
import { responseText } from '../scenarios';
import { isOwnAnswer, stepLabel, waitText } from '../step-text';
import { editorAddress, type PanelAddress, panelAddress } from './panel-address';
import { responseLabel } from './scenario-label';
import { ScreenLinks } from './screen-links';

interface ActiveChoicesProps {
  operations: ContractOperation[];
  state: MockState;
  address: PanelAddress;
}

/** One choice with the button that clears it: by its text, or a story by its operation. */
interface ActiveChoice {
  operation: ContractOperation;
  label: string;
  clear: { name: 'toggle' | 'drop'; value: string };
  /** Whether somebody has written an answer of it. */
  isOwn?: boolean;
}

/** Shows the active choices, each with a button that clears it. */
export function ActiveChoices({ operations, state, address }: ActiveChoicesProps) {
  const active = operations.flatMap((operation) => {
    const choice = state.choices.get(operation.operationId);
    return choice ? activeOf(operation, choice, state) : [];
  });
  if (active.length === 0 && state.recording === null) {
    return <p class="muted">None: every call succeeds.</p>;
  }
  return (
    <>
      <ul class="active">
        {state.recording !== null && (
          <li>
            <span class="answer">Recording {state.recording} answers what is not chosen</span>
            <button
              type="submit"
              name="drop"
              value="recording"
              class="remove"
              aria-label="Clear recording"
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        )}
        {active.map(({ operation: { operationId, isRemote }, label, clear, isOwn }) => (
          <li key={clear.value}>
            <a
              href={panelAddress(
                { ...address, view: 'all', q: '', call: null, answer: null },
                operationId,
              )}
            >
              {operationId}
            </a>
            <span class="answer">
              {label}
              {isRemote && <small> for everybody on this mock</small>}
              {isOwn && (
                <>
                  {' '}
                  <a
                    href={editorAddress({ ...address, call: null }, operationId)}
                    aria-label={`Edit the own answer of ${operationId}`}
                  >
                    Edit
                  </a>
                </>
              )}
            </span>
            <ScreenLinks operationId={operationId} />
            <button
              type="submit"
              name={clear.name}
              value={clear.value}
              class="remove"
              aria-label={`Clear ${clear.value}`}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="buttons">
        <button type="submit" name="clear" value="all" class="button">
          Clear all
        </button>
        {(hasStory(state.choices) || state.recording !== null) && (
          <button type="submit" name="reset" value="stories" class="button">
            Begin stories again
          </button>
        )}
      </div>
    </>
  );
}

function activeOf(operation: ContractOperation, choice: Choice, state: MockState): ActiveChoice[] {
  const { operationId } = operation;
  const [{ response, wait, condition }] = choice;
  const isOwn = choice.some((step) => isOwnAnswer(step.response));
  if (choice.length > 1 || condition || isOwn) {
    const answered = Math.min(state.callsOf(operationId, choice), choice.length);
    const steps = choice.map((step) => stepLabel(operation, step)).join(', then ');
    const label = choice.length > 1 ? `${steps} (${answered} of ${choice.length} answered)` : steps;
    return [{ operation, label, isOwn, clear: { name: 'drop', value: operationId } }];
  }
  const toggle = (text: string) => ({ name: 'toggle', value: `${operationId}:${text}` }) as const;
  const slow = wait === 'usual' ? 'Slow' : `Slow: ${wait} ms`;
  return [
    ...(response === null
      ? []
      : [
          {
            operation,
            label: responseLabel(operation, response),
            clear: toggle(responseText(operation, response)),
          },
        ]),
    ...(wait === null ? [] : [{ operation, label: slow, clear: toggle(waitText(wait)) }]),
  ];
}
