/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../service/contract/contract-operations';
import type { Choices } from '../scenario-text';
import { responseText } from '../scenarios';
import { responseLabel } from './scenario-label';

interface ActiveChoicesProps {
  operations: ContractOperation[];
  choices: Choices;
}

/** Shows the active choices, each with a button that clears it. */
export function ActiveChoices({ operations, choices }: ActiveChoicesProps) {
  const active = operations.flatMap((operation) => {
    const choice = choices.get(operation.operationId);
    const { operationId, isRemote } = operation;
    return [
      ...(choice?.response
        ? [
            {
              operationId,
              isRemote,
              text: `${operationId}:${responseText(operation, choice.response)}`,
              label: responseLabel(operation, choice.response),
            },
          ]
        : []),
      ...(choice?.isSlow
        ? [{ operationId, isRemote, text: `${operationId}:slow`, label: 'Slow' }]
        : []),
    ];
  });
  if (active.length === 0) {
    return <p class="muted">None: every call succeeds.</p>;
  }
  return (
    <>
      <ul class="active">
        {active.map(({ operationId, text, label, isRemote }) => (
          <li key={text}>
            <a href={`#${operationId}`}>{operationId}</a>
            <span class="answer">
              {label}
              {isRemote && <small> for everybody on this mock</small>}
            </span>
            <button
              type="submit"
              name="toggle"
              value={text}
              class="remove"
              aria-label={`Clear ${text}`}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="submit" name="clear" value="all" class="button">
        Clear all
      </button>
    </>
  );
}
