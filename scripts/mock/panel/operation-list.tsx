/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../service/contract/contract-operations';
import type { Choices } from '../scenario-text';
import { OperationCard, searchText } from './operation-card';

interface OperationListProps {
  operations: ContractOperation[];
  tags: { name: string; description?: string }[];
  choices: Choices;
  search: string;
}

/**
 * Lists the operations by tag. The page also contains the operations that the search does not find,
 * hidden, so that the script can search without a request.
 */
export function OperationList({ operations, tags, choices, search }: OperationListProps) {
  const names = new Set([
    ...tags.map((tag) => tag.name),
    ...operations.map((operation) => operation.tag),
  ]);
  const descriptions = new Map(tags.map((tag) => [tag.name, tag.description]));
  const found = new Set(operations.filter((operation) => isFound(operation, search)));
  return (
    <>
      {[...names].map((tag) => {
        const members = operations.filter((operation) => operation.tag === tag);
        if (members.length === 0) return null;
        return (
          <section
            key={tag}
            aria-labelledby={`tag-${tag}`}
            data-group
            hidden={!members.some((member) => found.has(member))}
          >
            <h2 id={`tag-${tag}`}>{tag}</h2>
            {descriptions.get(tag) && <p class="muted">{descriptions.get(tag)}</p>}
            <ul class="cards">
              {members.map((operation) => (
                <OperationCard
                  key={operation.operationId}
                  operation={operation}
                  choice={choices.get(operation.operationId)}
                  isHidden={!found.has(operation)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <p class="muted" data-nothing hidden={found.size > 0}>
        No operation matches.
      </p>
    </>
  );
}

function isFound(operation: ContractOperation, search: string): boolean {
  const text = searchText(operation);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
