/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { isReading } from '../../contract/conformance/operations/is-reading';
import type { Choices } from '../scenario-text';
import { callsOfEveryPage, screenAt, screensOf } from '../screens/screens';
import { OperationCard, searchText } from './operation-card';
import { type PanelAddress, panelAddress } from './panel-address';

interface OperationListProps {
  operations: ContractOperation[];
  tags: { name: string; description?: string }[];
  choices: Choices;
  address: PanelAddress;
}

interface OperationGroup {
  name: string;
  description?: string;
  members: ContractOperation[];
}

/**
 * Lists the operations of one screen, or all by tag. The page also contains the operations that the
 * search does not find, hidden, so that the script can search without a request.
 */
export function OperationList({ operations, tags, choices, address }: OperationListProps) {
  const groups =
    address.view === 'screen' ? groupsOfScreen(operations, address.from) : byTag(operations, tags);
  const isFound = (operation: ContractOperation) =>
    address.q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => searchText(operation).includes(word));
  const isAnyFound = groups.some(({ members }) => members.some(isFound));
  return (
    <>
      {groups.map(({ name, description, members }) => (
        <section
          key={name}
          aria-labelledby={`group-${name.replaceAll(' ', '-')}`}
          data-group
          hidden={!members.some(isFound)}
        >
          <h2 id={`group-${name.replaceAll(' ', '-')}`}>{name}</h2>
          {description && <p class="muted">{description}</p>}
          <ul class="cards">
            {members.map((operation) => (
              <OperationCard
                key={operation.operationId}
                operation={operation}
                choice={choices.get(operation.operationId)}
                isHidden={!isFound(operation)}
                address={address}
              />
            ))}
          </ul>
        </section>
      ))}
      <p class="muted" data-nothing hidden={isAnyFound}>
        No operation matches.{' '}
        {address.view === 'screen' && (
          <a href={panelAddress({ ...address, view: 'all' })}>Search all calls</a>
        )}
      </p>
    </>
  );
}

function byTag(
  operations: ContractOperation[],
  tags: OperationListProps['tags'],
): OperationGroup[] {
  const described = new Map(tags.map((tag) => [tag.name, tag.description]));
  const names = new Set([...described.keys(), ...operations.map(({ tag }) => tag)]);
  return [...names]
    .map((name) => ({
      name,
      description: described.get(name),
      members: operations.filter(({ tag }) => tag === name),
    }))
    .filter(({ members }) => members.length > 0);
}

/**
 * What the screen reads comes first, then what it changes, then what every page calls. What few screens
 * call says more about this one.
 */
function groupsOfScreen(operations: ContractOperation[], page: string): OperationGroup[] {
  const own = screenAt(page)?.operationIds ?? [];
  const called = operations
    .filter(({ operationId }) => own.includes(operationId))
    .toSorted((a, b) => screensOf(a.operationId).length - screensOf(b.operationId).length);
  const everywhere = operations.filter(
    ({ operationId }) => callsOfEveryPage.includes(operationId) && !own.includes(operationId),
  );
  return [
    { name: 'Reads', members: called.filter(isReading) },
    { name: 'Changes', members: called.filter((operation) => !isReading(operation)) },
    { name: 'On every page', members: everywhere },
  ].filter(({ members }) => members.length > 0);
}
