import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ContractOperation } from '../../../service/contract/contract-operations';
import { defaultPersona, isPersona, type Persona } from '../personas';
import {
  type Choices,
  formatScenarios,
  parseScenarios,
  type ScenarioProblem,
} from '../scenario-text';

const scenarioCookie = 'mock-scenarios';
const personaCookie = 'mock-persona';
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** Browsers drop a cookie above 4,096 bytes without an error. */
const longestCookie = 3800;

export interface MockState {
  choices: Choices;
  persona: Persona;
  /** Choices in the cookie that the contract no longer has. */
  problems: ScenarioProblem[];
}

export interface MockStateStore {
  read(context: Context): MockState;
  /** Returns false, and writes nothing, when there are more choices than a cookie holds. */
  writeChoices(context: Context, choices: Choices): boolean;
  writePersona(context: Context, persona: Persona): void;
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

  return {
    read(context) {
      const persona = getCookie(context, personaCookie) ?? '';
      const { choices, problems } = parseScenarios(
        getCookie(context, scenarioCookie) ?? '',
        operations,
      );
      return {
        choices: new Map([...choices, ...remoteChoices]),
        persona: isPersona(persona) ? persona : defaultPersona,
        problems,
      };
    },
    writeChoices(context, choices) {
      const entries = [...choices];
      const own = new Map(entries.filter(([name]) => !remoteNames.has(name)));
      const text = formatScenarios(own, operations);
      if (encodeURIComponent(text).length > longestCookie) return false;
      remoteChoices = new Map(entries.filter(([name]) => remoteNames.has(name)));
      setCookie(context, scenarioCookie, text, cookieOptions);
      return true;
    },
    writePersona(context, persona) {
      setCookie(context, personaCookie, persona, cookieOptions);
    },
  };
}
