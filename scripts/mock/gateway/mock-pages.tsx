/** @jsxImportSource hono/jsx */
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { isFromElsewhere } from '../../../service/authentication/request-origin';
import type { ContractOperation } from '../../../service/contract/contract-operations';
import type { CallLog } from '../log/call-log';
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
import type { MockStateStore } from './mock-state';
import { chosenPersona, panelAction } from './panel-actions';
import { tooManyScenarios } from './scenario-links';

const panelFolder = fileURLToPath(new URL('../panel/browser', import.meta.url));
const panelFiles =
  '(?:(?:base|panel|operations|calls|beside|badge)\\.css|(?:panel|beside|badge)\\.js|icon\\.svg)';

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
  const sendPanel = (context: Context, address: PanelAddress, isBeside: boolean) => {
    states.nameBrowser(context);
    return sendPage(
      context,
      <PanelPage
        origin={new URL(context.req.url).origin}
        operations={operations}
        tags={tags}
        state={states.read(context)}
        calls={calls.callsOf(states.browserOf(context))}
        stories={readStories(stories, operations)}
        recording={recorder?.summaryOf(states.browserOf(context)) ?? null}
        address={address}
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
      false,
    );
  });
  pages.get('/beside/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const from = `${pathname.slice(besidePrefix.length)}${search}`;
    return sendPanel(
      context,
      readPanelAddress((name) => (name === 'from' ? from : null)),
      true,
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
    if (choices && !states.writeChoices(context, choices)) return tooManyScenarios(context);
    if (action.endsRecording) states.writeRecording(context, null);
    if (field('reset') === 'stories') states.resetStories(context);
    const persona = chosenPersona(field);
    if (persona) states.writePersona(context, persona);
    if (field('forget') === 'calls') calls.clear(states.browserOf(context));
    return context.redirect(panelAddress(readPanelAddress(field), operationId), 303);
  });
  pages.all('*', (context) => context.notFound());
  return pages;
}
