/** @jsxImportSource hono/jsx */
import type { LoggedCall } from '../log/logged-call';

/** Lists requests that the contract does not allow. They are usually faults of the console. */
export function Violations({ calls }: { calls: LoggedCall[] }) {
  const violations = calls.filter(({ problems }) => problems.length > 0);
  if (violations.length === 0) return null;
  return (
    <section aria-labelledby="violations">
      <h2 id="violations">Did not fit the contract</h2>
      <ul class="violations">
        {violations.map(({ id, operationId, method, path, time, problems }) => (
          <li key={id}>
            <a href={`#${operationId}`}>{operationId}</a>{' '}
            <time>{new Date(time).toLocaleTimeString('en-GB')}</time>
            <code>
              {method} {path}
            </code>
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
