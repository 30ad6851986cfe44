/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { personaNames } from '../personas';
import type { ScenarioProblem } from '../scenario-text';
import { documentedScenarios } from '../scenarios';
import { PageLayout } from './page-layout';

interface ProblemPageProps {
  operations: ContractOperation[];
  problems: ScenarioProblem[];
  unknownPersona: string | null;
}

/** Explains that a link asks for something the contract does not have, and that nothing has changed. */
export function ProblemPage({ operations, problems, unknownPersona }: ProblemPageProps) {
  const concerned = new Set(problems.flatMap(({ operation }) => operation ?? []));
  const listsAll = problems.some(({ operation }) => operation === null);
  return (
    <PageLayout title="Mock: unknown scenario">
      <header class="top">
        <h1>This link asks for something that the contract does not have</h1>
        <nav aria-label="Mock">
          <a href="/mock">Panel</a>
        </nav>
      </header>
      <main class="text">
        <p>Nothing was changed.</p>
        <ul class="problems">
          {problems.map(({ text, reason }) => (
            <li key={text}>
              <code>{text}</code> {reason}
            </li>
          ))}
          {unknownPersona !== null && (
            <li>
              <code>{unknownPersona}</code> There is no such persona. There are{' '}
              {personaNames.join(', ')}.
            </li>
          )}
        </ul>
        {problems.length > 0 && <h2>What there is</h2>}
        {operations
          .filter((operation) => listsAll || concerned.has(operation))
          .map((operation) => (
            <section key={operation.operationId} class="existing">
              <h3>
                <code>{operation.operationId}</code>
              </h3>
              <ul class="texts">
                {documentedScenarios([operation]).map(({ text }) => (
                  <li key={text}>
                    <code>{text}</code>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </main>
    </PageLayout>
  );
}
