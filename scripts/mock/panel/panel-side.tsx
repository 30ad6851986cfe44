/** @jsxImportSource hono/jsx */
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { MockState } from '../gateway/mock-state';
import type { RecordingSummary } from '../recording/recorder';
import { formatScenarios } from '../scenario-text';
import type { StoredStory } from '../stories';
import { ActiveChoices } from './active-choices';
import { KeptFields } from './kept-fields';
import type { PanelAddress } from './panel-address';
import { PersonaButtons } from './persona-buttons';
import { RecordingSection } from './recording-section';
import { scenarioLink } from './scenario-link';
import { StoriesSection } from './stories-section';

interface PanelSideProps {
  origin: string;
  operations: ContractOperation[];
  state: MockState;
  stories: StoredStory[];
  recordsNote: string | undefined;
  recording: RecordingSummary | null;
  address: PanelAddress;
  /** Whether the console is beside the panel, which leaves less space. */
  isBeside: boolean;
}

const keepsNoRecords =
  'The mock keeps no records: after a saved change, lists and records are as they were.';

/** Who is signed in, what is chosen, and the stories, texts and links of it. */
export function PanelSide(props: PanelSideProps) {
  const { origin, operations, state, stories, recordsNote, recording, address, isBeside } = props;
  return (
    <div class="side">
      <form method="post" action="/mock" aria-labelledby="persona">
        <KeptFields {...address} />
        <h2 id="persona">Persona</h2>
        <PersonaButtons current={state.persona} />
      </form>
      <form method="post" action="/mock" aria-labelledby="active" data-live="active">
        <KeptFields {...address} />
        <h2 id="active">Active scenarios</h2>
        <ActiveChoices operations={operations} state={state} address={address} />
        {state.problems.length > 0 && (
          <p class="warning">
            No longer in the contract and without effect:{' '}
            {state.problems.map(({ text }) => text).join(', ')}. The next choice drops them.
          </p>
        )}
      </form>
      {recording !== null && (
        <form method="post" action="/mock" aria-labelledby="recording">
          <KeptFields {...address} />
          <RecordingSection recording={recording} />
        </form>
      )}
      <details class="more" open={!isBeside}>
        <summary>Stories, text and link</summary>
        <form method="post" action="/mock" aria-labelledby="stories">
          <KeptFields {...address} />
          <StoriesSection stories={stories} state={state} />
        </form>
        <form method="post" action="/mock" aria-labelledby="text">
          <KeptFields {...address} />
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
        <section aria-labelledby="link">
          <h2 id="link">Link to this state</h2>
          <div class="link">
            <input
              type="text"
              readonly
              aria-labelledby="link"
              value={scenarioLink(origin, address.from, operations, state)}
            />
            <button type="button" class="button" data-copy hidden>
              Copy
            </button>
          </div>
          <p class="muted">
            Whoever opens it gets this persona and exactly these scenarios.{' '}
            {recordsNote ?? keepsNoRecords}
          </p>
        </section>
      </details>
    </div>
  );
}
