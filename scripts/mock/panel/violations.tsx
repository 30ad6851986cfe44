/** @jsxImportSource hono/jsx */
import type { ContractViolation } from '../contract-violations';

/** Lists requests that the contract does not allow. They are usually faults of the console. */
export function Violations({ violations }: { violations: ContractViolation[] }) {
  if (violations.length === 0) return null;
  return (
    <section aria-labelledby="violations">
      <h2 id="violations">Did not fit the contract</h2>
      <ul class="violations">
        {violations.map(({ operationId, request, time, problems }) => (
          <li key={time.toISOString()}>
            <a href={`#${operationId}`}>{operationId}</a>{' '}
            <time>{time.toLocaleTimeString('en-GB')}</time>
            <code>{request}</code>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
