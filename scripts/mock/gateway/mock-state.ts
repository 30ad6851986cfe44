import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { withoutBrowser } from '../log/call-log';
import { longestCookie } from '../longest-cookie';
import type { Condition } from '../own-answer/condition';
import { defaultPersona, isPersona, type Persona } from '../personas';
import {
  type Choice,
  type Choices,
  formatScenarios,
  parseScenarios,
  type ScenarioProblem,
} from '../scenario-text';
import type { Step } from '../step-text';
import { isStoryName } from '../stories';
import { StoryPositions } from './story-positions';

const scenarioCookie = 'mock-scenarios';
const recordingCookie = 'mock-recording';
const personaCookie = 'mock-persona';
const browserCookie = 'mock-browser';
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

export interface MockState {
  choices: Choices;
  persona: Persona;
  /** The saved story whose recorded answers this browser gets; null for none. */
  recording: string | null;
  /** Choices in the cookie that the contract no longer has. */
  problems: ScenarioProblem[];
  /** How many calls a story of this browser has answered. */
  callsOf(operationId: string, story: Choice): number;
}

export interface MockStateStore {
  /** The name of this browser; empty for a program without cookies. */
  browserOf(context: Context): string;
  /** Gives this browser a name, if it has none. */
  nameBrowser(context: Context): void;
  read(context: Context): MockState;
  /** Returns false, and writes nothing, when there are more choices than a cookie holds. */
  writeChoices(context: Context, choices: Choices): boolean;
  writePersona(context: Context, persona: Persona): void;
  /** Plays the recorded answers of a saved story from now on, or none with null. */
  writeRecording(context: Context, name: string | null): void;
  /** How many calls with this text the browser has made before. It counts this one. */
  nextCall(context: Context, text: string): number;
  /**
   * Returns the step that answers a call, if something is chosen. A story goes on by one step. A step whose
   * condition the call does not meet stays for another call.
   */
  nextStep(
    context: Context,
    operationId: string,
    choices: Choices,
    isMet: (condition: Condition) => boolean,
  ): Step | null;
  /** Begins the stories of this browser again. */
  resetStories(context: Context): void;
}

/**
 * Keeps the choices of each browser in its cookies, so that people and parallel tests do not disturb
 * each other. The calls to POS Core instances carry no cookies (docs/product/calls.md#remote-instances).
 * The store keeps the choices for them in memory, and they apply to everybody who uses this mock.
 */
export function mockStateStore(operations: ContractOperation[]): MockStateStore {
  const remoteNames = new Set(
    operations.filter((operation) => operation.isRemote).map((operation) => operation.operationId),
  );
  let remoteChoices: Choices = new Map();
  const positions = new StoryPositions();
  const callCounts = new Map<string, Map<string, number>>();
  // The calls to POS Core instances carry no cookie: one position holds for everybody.
  const positionOf = (context: Context, operationId: string) =>
    remoteNames.has(operationId) ? withoutBrowser : browserOf(context);

  return {
    browserOf,
    nameBrowser,
    read(context) {
      const persona = getCookie(context, personaCookie) ?? '';
      const { choices, problems } = parseScenarios(
        getCookie(context, scenarioCookie) ?? '',
        operations,
      );
      return {
        choices: new Map([...choices, ...remoteChoices]),
        persona: isPersona(persona) ? persona : defaultPersona,
        recording: recordingOf(context),
        problems,
        callsOf: (operationId, story) =>
          positions.callsOf(positionOf(context, operationId), operationId, story),
      };
    },
    writeChoices(context, choices) {
      const entries = [...choices];
      const own = new Map(entries.filter(([name]) => !remoteNames.has(name)));
      const text = formatScenarios(own, operations);
      if (encodeURIComponent(text).length > longestCookie) return false;
      remoteChoices = new Map(entries.filter(([name]) => remoteNames.has(name)));
      setCookie(context, scenarioCookie, text, cookieOptions);
      nameBrowser(context);
      return true;
    },
    writePersona(context, persona) {
      setCookie(context, personaCookie, persona, cookieOptions);
    },
    writeRecording(context, name) {
      if (name === null) return void deleteCookie(context, recordingCookie, cookieOptions);
      setCookie(context, recordingCookie, name, cookieOptions);
      nameBrowser(context);
    },
    nextCall(context, text) {
      const counts = callCounts.get(browserOf(context)) ?? new Map<string, number>();
      const earlier = counts.get(text) ?? 0;
      callCounts.set(browserOf(context), counts.set(text, earlier + 1));
      return earlier;
    },
    nextStep(context, operationId, choices, isMet) {
      const choice = choices.get(operationId);
      if (choice === undefined) return null;
      const isForCall = ({ condition }: Step) => condition === undefined || isMet(condition);
      if (choice.length === 1) return isForCall(choice[0]) ? choice[0] : null;
      return positions.next(positionOf(context, operationId), operationId, choice, isForCall);
    },
    resetStories(context) {
      positions.reset(browserOf(context));
      positions.reset(withoutBrowser);
      callCounts.delete(browserOf(context));
    },
  };
}

// The cookie may come from anywhere: a name of a story is no path.
function recordingOf(context: Context): string | null {
  const name = getCookie(context, recordingCookie);
  return name !== undefined && isStoryName(name) ? name : null;
}

/** The name of the browser that sent a request; empty for a program without cookies. */
export const browserOfRequest = (request: Request) =>
  parse(request.headers.get('cookie') ?? '', browserCookie)[browserCookie] ?? withoutBrowser;

const browserOf = (context: Context) => getCookie(context, browserCookie) ?? withoutBrowser;

function nameBrowser(context: Context): void {
  if (browserOf(context) === withoutBrowser) {
    setCookie(context, browserCookie, randomUUID(), cookieOptions);
  }
}
