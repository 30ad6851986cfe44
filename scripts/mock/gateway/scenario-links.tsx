/** @jsxImportSource hono/jsx */
import type { Context, MiddlewareHandler } from 'hono';
import type { ContractOperation } from '../../../service/contract/contract-operations';
import { NoticePage } from '../panel/notice-page';
import { ProblemPage } from '../panel/problem-page';
import { sendPage } from '../panel/send-page';
import { isPersona } from '../personas';
import { parseScenarios } from '../scenario-text';
import type { MockStateStore } from './mock-state';

const ownParameters = ['mock', 'persona'];

/**
 * Follows `?mock=listUsers:500,getUser:404&persona=ordinaryUser` on any page. Keeps the choices and
 * redirects to the same page without them, so that a reload does not undo later clicks. A `mock` lists
 * all choices. If it is empty or `clear`, it clears them.
 */
export function scenarioLinks(
  operations: ContractOperation[],
  states: MockStateStore,
): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const mock = url.searchParams.has('mock') ? url.searchParams.getAll('mock').join(',') : null;
    const persona = url.searchParams.get('persona');
    if (context.req.method !== 'GET' || (mock === null && persona === null)) return next();

    const { choices, problems } = parseScenarios(mock === 'clear' ? '' : (mock ?? ''), operations);
    const unknownPersona = persona === null || isPersona(persona) ? null : persona;
    if (problems.length > 0 || unknownPersona !== null) {
      return sendPage(
        context,
        <ProblemPage operations={operations} problems={problems} unknownPersona={unknownPersona} />,
        400,
      );
    }
    if (mock !== null && !states.writeChoices(context, choices)) return tooManyScenarios(context);
    if (persona !== null && isPersona(persona)) states.writePersona(context, persona);
    for (const name of ownParameters) url.searchParams.delete(name);
    return context.redirect(`${url.pathname}${url.search}`, 302);
  };
}

/** Answers that there are more choices than a cookie holds. */
export function tooManyScenarios(context: Context): Response | Promise<Response> {
  return sendPage(
    context,
    <NoticePage title="Too many scenarios">
      <p>
        A cookie cannot hold that many scenarios at once. Nothing was changed; clear some first.
      </p>
    </NoticePage>,
    400,
  );
}
