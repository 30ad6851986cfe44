/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { MockState } from '../gateway/mock-state';
import type { LoggedCall } from '../log/logged-call';
import type { AnswerDraft } from '../own-answer/answer-draft';
import type { RecordingSummary } from '../recording/recorder';
import { countScenarios } from '../scenario-text';
import type { StoredStory } from '../stories';
import { AnswerEditor } from './answer-editor';
import { CallList } from './call-list';
import { KeptFields } from './kept-fields';
import { OperationList } from './operation-list';
import { PageLayout } from './page-layout';
import { besidePrefix, type PanelAddress } from './panel-address';
import { PanelSide } from './panel-side';
import { ViewLinks } from './view-links';

export interface PanelPageProps {
  origin: string;
  operations: ContractOperation[];
  tags: { name: string; description?: string }[];
  state: MockState;
  calls: LoggedCall[];
  stories: StoredStory[];
  /** What happens to saved changes; undefined if the mock keeps no records. */
  recordsNote: string | undefined;
  /** What is recorded from a service; null when nothing is. */
  recording: RecordingSummary | null;
  address: PanelAddress;
  /** What the editor of an own answer holds; null while nobody writes one. */
  draft: AnswerDraft | null;
  /** Whether the page also has the console, with the panel beside it. */
  isBeside: boolean;
}

/** The panel: everything that the contract documents, one click away, alone or beside the console. */
export function PanelPage(props: PanelPageProps) {
  const { operations, tags, state, calls, address, draft, isBeside } = props;
  const edited = operations.find(({ operationId }) => operationId === address.answer);
  const count = countScenarios(state.choices);
  const title = count === 0 ? 'Mock' : `Mock (${count})`;
  return (
    <PageLayout title={title} isBeside={isBeside}>
      {isBeside && <iframe class="console" name="console" title="Console" src={address.from} />}
      <div class="mock">
        <PanelHeader address={address} isBeside={isBeside} />
        <main class="panel">
          <form method="get" action="/mock" class="search">
            <input type="hidden" name="from" value={address.from} />
            <input type="hidden" name="view" value={address.view} />
            <label for="search">Search operations and responses</label>
            <input
              id="search"
              name="q"
              type="search"
              value={address.q}
              placeholder="Search, such as listUsers or 404"
              autocomplete="off"
            />
            <button type="submit" class="button" data-search-button>
              Search
            </button>
          </form>
          <PanelSide {...props} />
          <div class="operations">
            <ViewLinks address={address} calls={calls} />
            <form
              method="post"
              action="/mock"
              class="list"
              data-view={edited && draft ? 'answer' : address.view}
            >
              <KeptFields {...address} />
              {edited && draft ? (
                <AnswerEditor
                  operation={edited}
                  draft={draft}
                  call={calls.find(({ id }) => id === address.call) ?? null}
                  address={address}
                />
              ) : address.view === 'log' ? (
                <CallList calls={calls} address={address} />
              ) : (
                <OperationList
                  operations={operations}
                  tags={tags}
                  choices={state.choices}
                  address={address}
                />
              )}
            </form>
          </div>
        </main>
        <p role="status" class="visually-hidden">
          {draft?.problem ??
            draft?.note ??
            `${count} ${count === 1 ? 'scenario' : 'scenarios'} active`}
        </p>
      </div>
    </PageLayout>
  );
}

function PanelHeader({
  address: { from },
  isBeside,
}: Pick<PanelPageProps, 'address' | 'isBeside'>) {
  return (
    <header class="top">
      <h1>Mock</h1>
      <nav aria-label="Mock">
        {isBeside ? (
          <>
            <button type="button" class="plain" data-reload>
              Reload page
            </button>
            <a href={`/mock?from=${encodeURIComponent(from)}`} data-alone>
              Panel alone
            </a>
          </>
        ) : (
          <>
            <a href={from}>{from === '/' ? 'Open the console' : `Back to ${from}`}</a>
            <a href={`${besidePrefix}${from}`}>Beside the console</a>
          </>
        )}
        <a href="/docs" target={isBeside ? '_blank' : undefined} rel="noopener">
          Contract
        </a>
        {isBeside && (
          <a href={from} data-close>
            Close
          </a>
        )}
      </nav>
    </header>
  );
}
