import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import {
  type AnswerDraft,
  choiceOfDraft,
  damagedDraft,
  readDraft,
} from '../own-answer/answer-draft';
import { isDamage } from '../own-answer/damage';
import { isPersona } from '../personas';
import type { Recorder } from '../recording/recorder';
import { recordingAction } from '../recording/recording-action';
import {
  type Choices,
  formatScenarios,
  parseScenarios,
  type ScenarioProblem,
  toggleScenario,
} from '../scenario-text';
import { readStory, writeStory } from '../stories';
import type { MockState } from './mock-state';

/** What a button of the panel does. */
export interface PanelAction {
  /** The choices from now on; undefined to keep them. */
  choices?: Choices;
  /** True to play no recording any more. */
  endsRecording?: boolean;
  problems?: ScenarioProblem[];
  /** Why nothing was changed, in a sentence. */
  refusal?: string;
  /** The editor of an own answer with what it holds, if it stays open. */
  draft?: AnswerDraft;
  /** The operation that the page shows afterwards. */
  operationId?: string;
}

interface PanelContext {
  operations: ContractOperation[];
  /** The folder of saved stories. */
  stories: string;
  /** Keeps what the service answers; null when nothing is recorded. */
  recorder: Recorder | null;
  browser: string;
}

/**
 * Reads the form of the panel and finds what its button does. Saving a story and the buttons of a
 * recording act at once.
 */
export async function panelAction(
  field: (name: string) => string,
  { choices, persona, recording }: MockState,
  { operations, stories, recorder, browser }: PanelContext,
): Promise<PanelAction> {
  if (field('clear') === 'all') return { choices: new Map(), endsRecording: true };
  if (field('drop') === 'recording') return { endsRecording: true };
  if (recorder !== null && field('recording') !== '') {
    const refusal = await recordingAction(field, browser, { recorder, stories });
    return refusal === null ? {} : { refusal };
  }
  if (field('apply') === 'text') return parseScenarios(field('text'), operations);
  const edited = operations.find(({ operationId }) => operationId === field('answer'));
  if (edited && (field('own') !== '' || field('damage') !== '')) {
    return editorAction(field, edited, choices);
  }
  const dropped = field('drop');
  if (dropped !== '') {
    return { choices: new Map([...choices].filter(([name]) => name !== dropped)) };
  }
  if (field('save') === 'story') {
    const mock = formatScenarios(choices, operations).split(',');
    const title = field('title').trim();
    if (title === '') return { refusal: 'A story needs a title.' };
    const page = field('from') || '/';
    const name = field('name').trim();
    const played = recording === null ? null : readStory(stories, recording, operations);
    const recorded = played && 'story' in played ? played.story.recorded : undefined;
    const refusal = await writeStory(stories, name, { title, page, persona, mock, recorded });
    return refusal === null ? {} : { refusal };
  }
  const { choices: clicked, problems } = parseScenarios(field('toggle'), operations);
  const [operationId, choice] = [...clicked][0] ?? [];
  if (problems.length > 0 || !operationId || !choice) return { problems };
  return { choices: toggleScenario(choices, operationId, choice), operationId };
}

/** Damages the body in the editor of an own answer, or chooses what the editor holds. */
function editorAction(
  field: (name: string) => string,
  operation: ContractOperation,
  choices: Choices,
): PanelAction {
  const draft = readDraft(field);
  const damage = field('damage');
  if (isDamage(damage)) return { draft: damagedDraft(draft, damage) };
  const result = choiceOfDraft(operation, draft);
  if ('problem' in result) return { draft: { ...draft, problem: result.problem } };
  const { operationId } = operation;
  return { choices: new Map([...choices, [operationId, result.choice]]), draft, operationId };
}

/** The persona that a button of the panel chooses, if it is one for that. */
export const chosenPersona = (field: (name: string) => string) => {
  const persona = field('persona');
  return isPersona(persona) ? persona : null;
};
