/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { type Choice, isSameResponse, singleStep } from '../scenario-text';
import { documentedScenarios, type Scenario } from '../scenarios';
import { editorAddress, type PanelAddress } from './panel-address';
import { scenarioLabel } from './scenario-label';
import { ScreenLinks } from './screen-links';

interface OperationCardProps {
  operation: ContractOperation;
  choice: Choice | undefined;
  isHidden: boolean;
  address: PanelAddress;
}

/** Shows one operation with all its answers. Each choice is a button of the surrounding form. */
export function OperationCard({ operation, choice, isHidden, address }: OperationCardProps) {
  const { operationId, method, path, summary } = operation;
  const scenarios = documentedScenarios([operation]);
  return (
    <li
      id={operationId}
      class={choice ? 'operation is-chosen' : 'operation'}
      data-search={searchText(operation)}
      hidden={isHidden}
    >
      <h3>{summary}</h3>
      <p class="address">
        <span class="method">{method}</span> <code>{path}</code>{' '}
        <code class="name">{operationId}</code>
      </p>
      <ScreenLinks operationId={operationId} />
      {rows(scenarios).map((row) => (
        <div key={row[0]?.text} class="choices">
          {row.map((scenario) => (
            <ChoiceButton
              key={scenario.text}
              scenario={scenario}
              isChosen={isChosen(scenario, choice)}
            />
          ))}
        </div>
      ))}
      <p class="own">
        <a href={editorAddress({ ...address, call: null }, operationId)}>
          Answer this with…<span class="visually-hidden"> {operationId}</span>
        </a>
      </p>
    </li>
  );
}

/** Groups the scenarios into rows: success, refusals, and failures. */
function rows(scenarios: Scenario[]): Scenario[][] {
  const rowOf = ({ response }: Scenario) =>
    response === null || response.status >= 500 ? 2 : response.status >= 400 ? 1 : 0;
  return [0, 1, 2]
    .map((row) => scenarios.filter((scenario) => rowOf(scenario) === row))
    .filter((row) => row.length > 0);
}

/** Returns the lower-case text that the search box searches. */
export function searchText(operation: ContractOperation): string {
  const { operationId, method, path, summary, tag } = operation;
  const choices = documentedScenarios([operation]).map(
    (scenario) => `${scenario.text} ${scenarioLabel(scenario)}`,
  );
  return [tag, operationId, `${method} ${path}`, summary, ...choices].join(' ').toLowerCase();
}

function ChoiceButton({ scenario, isChosen }: { scenario: Scenario; isChosen: boolean }) {
  const status = scenario.response?.status;
  return (
    <button
      type="submit"
      name="toggle"
      value={scenario.text}
      class="choice"
      aria-pressed={isChosen ? 'true' : 'false'}
    >
      {status !== undefined && (
        <>
          <b class={`status status-${Math.floor(status / 100)}xx`}>{status}</b>{' '}
        </>
      )}
      {scenarioLabel(scenario)}
    </button>
  );
}

function isChosen({ kind, response }: Scenario, choice: Choice | undefined): boolean {
  const step = singleStep(choice);
  if (kind === 'slow') return step.wait !== null;
  if (step.response === null) return false;
  if (response === null) return step.response === 'network';
  const { status, example } = response;
  return isSameResponse(step.response, { status, example: example?.name ?? null });
}
