/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../service/contract/contract-operations';
import type { MockState } from '../gateway/mock-state';
import type { LoggedCall } from '../log/logged-call';
import { countScenarios, formatScenarios } from '../scenario-text';
import type { StoredStory } from '../stories';
import { ActiveChoices } from './active-choices';
import { OperationList } from './operation-list';
import { PageLayout } from './page-layout';
import { PersonaButtons } from './persona-buttons';
import { scenarioLink } from './scenario-link';
import { StoriesSection } from './stories-section';
import { Violations } from './violations';

export interface PanelPageProps {
  origin: string;
  operations: ContractOperation[];
  tags: { name: string; description?: string }[];
  state: MockState;
  calls: LoggedCall[];
  stories: StoredStory[];
  /** The search text. The script searches without a request. */
  search: string;
  /** The page of the console from which the panel was opened. */
  from: string;
}

/** The panel at /mock: everything that the contract documents, one click away. */
export function PanelPage({
  origin,
  operations,
  tags,
  state,
  calls,
  stories,
  search,
  from,
}: PanelPageProps) {
  const count = countScenarios(state.choices);
  const kept = (
    <>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="q" value={search} />
    </>
  );
  return (
    <PageLayout title={count === 0 ? 'Mock' : `Mock (${count})`}>
      <header class="top">
        <div>
          <h1>Mock</h1>
          <p class="muted">Choose what each call of the console answers.</p>
        </div>
        <nav aria-label="Mock">
          <a href={from}>{from === '/' ? 'Open the console' : `Back to ${from}`}</a>
          <a href="/docs">Contract</a>
        </nav>
      </header>
      <main class="panel">
        <div class="side">
          <form method="post" action="/mock" aria-labelledby="active">
            {kept}
            <h2 id="active">Active scenarios</h2>
            <ActiveChoices operations={operations} state={state} />
            {state.problems.length > 0 && (
              <p class="warning">
                No longer in the contract and without effect:{' '}
                {state.problems.map(({ text }) => text).join(', ')}. The next choice drops them.
              </p>
            )}
          </form>
          <form method="post" action="/mock" aria-labelledby="text">
            {kept}
            <h2 id="text">As text</h2>
            <div class="link">
              <input
                type="text"
                name="text"
                aria-labelledby="text"
                autocomplete="off"
                spellcheck={false}
                placeholder="commitUsers:500&gt;cut&gt;200"
                value={formatScenarios(state.choices, operations)}
              />
              <button type="submit" name="apply" value="text" class="button">
                Apply
              </button>
            </div>
          </form>
          <form method="post" action="/mock" aria-labelledby="stories">
            {kept}
            <StoriesSection stories={stories} state={state} />
          </form>
          <form method="post" action="/mock" aria-labelledby="persona">
            {kept}
            <h2 id="persona">Persona</h2>
            <PersonaButtons current={state.persona} />
          </form>
          <section aria-labelledby="link">
            <h2 id="link">Link to this state</h2>
            <div class="link">
              <input
                type="text"
                readonly
                aria-labelledby="link"
                value={scenarioLink(origin, from, operations, state)}
              />
              <button type="button" class="button" data-copy hidden>
                Copy
              </button>
            </div>
            <p class="muted">
              Whoever opens it gets this persona and exactly these scenarios. The mock keeps no
              records: after a saved change, lists and records are as they were.
            </p>
          </section>
          <Violations calls={calls} />
        </div>
        <div class="operations">
          <form method="get" action="/mock" class="search">
            <input type="hidden" name="from" value={from} />
            <label for="search">Search operations and responses</label>
            <input id="search" name="q" type="search" value={search} autocomplete="off" />
            <button type="submit" class="button" data-search-button>
              Search
            </button>
          </form>
          <form method="post" action="/mock">
            {kept}
            <OperationList
              operations={operations}
              tags={tags}
              choices={state.choices}
              search={search}
            />
          </form>
        </div>
      </main>
      <p role="status" class="visually-hidden">
        {`${count} ${count === 1 ? 'scenario' : 'scenarios'} active`}
      </p>
    </PageLayout>
  );
}
