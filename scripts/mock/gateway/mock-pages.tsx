/** @jsxImportSource hono/jsx */
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { isFromElsewhere } from '../../../service/authentication/request-origin';
import type { CallLog } from '../log/call-log';
import type { LoggedCall } from '../log/logged-call';
import type { AnswerDraft } from '../own-answer/answer-draft';
import { firstDraft } from '../own-answer/first-draft';
import { NoticePage } from '../panel/notice-page';
import {
  besidePrefix,
  type PanelAddress,
  panelAddress,
  readPanelAddress,
} from '../panel/panel-address';
import { PanelPage } from '../panel/panel-page';
import { ProblemPage } from '../panel/problem-page';
import { sendPage } from '../panel/send-page';
import type { Recorder } from '../recording/recorder';
import { readStories } from '../stories';
import { badgeState } from './badge';
import type { MockState, MockStateStore } from './mock-state';
import { chosenPersona, panelAction } from './panel-actions';
import { tooManyScenarios } from './scenario-links';

const panelFolder = fileURLToPath(new URL('../panel/browser', import.meta.url));
const panelFiles =
  '(?:(?:base|panel|operations|calls|answer|beside|badge)\\.css|(?:panel|beside|answer|badge)\\.js|icon\\.svg)';

interface MockPagesOptions {
  operations: ContractOperation[];
  tags: { name: string; description?: string }[];
  states: MockStateStore;
  calls: CallLog;
  /** The folder of saved stories. */
  stories: string;
  /** What the panel says about saved changes, in place of "The mock keeps no records". */
  recordsNote: string | undefined;
  /** Keeps what the service answers; null when nothing is recorded. */
  recorder: Recorder | null;
}

/** Serves the panel. Mounted at /mock. */
export function mockPages(options: MockPagesOptions): Hono {
  const { operations, tags, states, calls, stories, recordsNote, recorder } = options;
  const pages = new Hono();
  pages.get(
    `/:file{${panelFiles}}`,
    serveStatic({
      root: panelFolder,
      rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
    }),
  );
  pages.get('/badge', (context) => context.json(badgeState(states.read(context))));
  pages.get('/calls', (context) => context.json(calls.callsOf(states.browserOf(context))));
  pages.get('/pulse', (context) => context.json(calls.changes));
  const draftOf = (
    { answer, call }: PanelAddress,
    { choices, persona }: MockState,
    logged: LoggedCall[],
  ) => {
    const operation = operations.find(({ operationId }) => operationId === answer);
    if (!operation) return null;
    const edited = logged.find(({ id, operationId }) => id === call && operationId === answer);
    const choice = choices.get(operation.operationId);
    return firstDraft({ operation, choice, call: edited ?? null, logged, persona });
  };
  const sendPanel = (
    context: Context,
    address: PanelAddress,
    { isBeside = false, draft }: { isBeside?: boolean; draft?: AnswerDraft } = {},
  ) => {
    states.nameBrowser(context);
    const state = states.read(context);
    const logged = calls.callsOf(states.browserOf(context));
    return sendPage(
      context,
      <PanelPage
        origin={new URL(context.req.url).origin}
        operations={operations}
        tags={tags}
        state={state}
        calls={logged}
        stories={readStories(stories, operations)}
        recording={recorder?.summaryOf(states.browserOf(context)) ?? null}
        address={address}
        draft={draft ?? draftOf(address, state, logged)}
        isBeside={isBeside}
        recordsNote={recordsNote}
      />,
    );
  };
  pages.get('/', (context) => {
    const { searchParams } = new URL(context.req.url);
    return sendPanel(
      context,
      readPanelAddress((name) => searchParams.get(name)),
    );
  });
  pages.get('/beside/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const from = `${pathname.slice(besidePrefix.length)}${search}`;
    return sendPanel(
      context,
      readPanelAddress((name) => (name === 'from' ? from : null)),
      { isBeside: true },
    );
  });
  pages.post('/', async (context) => {
    // A page of another site must not write stories or choose answers.
    if (isFromElsewhere(context, null))
      return context.text('The form came from another site.', 403);
    const form = await context.req.formData();
    const field = (name: string) => String(form.get(name) ?? '');
    const browser = states.browserOf(context);
    const surroundings = { operations, stories, recorder, browser };
    const action = await panelAction(field, states.read(context), surroundings);
    const { choices, problems = [], refusal, operationId } = action;
    if (problems.length > 0) {
      return sendPage(
        context,
        <ProblemPage operations={operations} problems={problems} unknownPersona={null} />,
        400,
      );
    }
    if (refusal !== undefined) {
      return sendPage(
        context,
        <NoticePage title="Nothing was changed">
          <p>{refusal}</p>
        </NoticePage>,
        400,
      );
    }
    const { draft } = action;
    if (draft && !choices) return sendPanel(context, readPanelAddress(field), { draft });
    if (choices && !states.writeChoices(context, choices)) {
      if (!draft) return tooManyScenarios(context);
      const problem =
        'With everything else that is chosen, the answer is too large. Clear some first.';
      return sendPanel(context, readPanelAddress(field), { draft: { ...draft, problem } });
    }
    if (action.endsRecording) states.writeRecording(context, null);
    if (field('reset') === 'stories') states.resetStories(context);
    const persona = chosenPersona(field);
    if (persona) states.writePersona(context, persona);
    if (field('forget') === 'calls') calls.clear(states.browserOf(context));
    const address = readPanelAddress(field);
    // An answer that is chosen closes its editor.
    const next = draft ? { ...address, answer: null } : address;
    return context.redirect(panelAddress(next, operationId), 303);
  });
  pages.all('*', (context) => context.notFound());
  return pages;
}
