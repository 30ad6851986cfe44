/** @jsxImportSource hono/jsx */
import type { Context, MiddlewareHandler } from 'hono';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { NoticePage } from '../panel/notice-page';
import { ProblemPage } from '../panel/problem-page';
import { sendPage } from '../panel/send-page';
import { isPersona } from '../personas';
import { parseScenarios } from '../scenario-text';
import { readStories } from '../stories';
import type { MockStateStore } from './mock-state';

const ownParameters = ['mock', 'persona', 'story'];

/**
 * Follows `?mock=listUsers:500,getUser:404&persona=ordinaryUser` on any page. Keeps the choices and
 * redirects to the same page without them, so that a reload does not undo later clicks. A `mock` lists
 * all choices. If it is empty or `clear`, it clears them. `?story=name` does the same with a saved
 * story, on the page where it begins; a `mock` beside it replaces the choices and the page of the story,
 * whose recording is played. Stories begin at their first step.
 * @param stories the folder of saved stories
 */
export function scenarioLinks(
  operations: ContractOperation[],
  states: MockStateStore,
  stories: string,
): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const { searchParams } = url;
    if (context.req.method !== 'GET' || !ownParameters.some((name) => searchParams.has(name))) {
      return next();
    }
    const name = searchParams.get('story');
    const stored = readStories(stories, operations).find((each) => each.name === name);
    if (name !== null && (!stored || 'problem' in stored)) {
      return noStory(context, name, stored?.problem ?? 'There is no such story.');
    }
    const story = stored && 'story' in stored ? stored.story : undefined;
    const given = searchParams.has('mock') ? searchParams.getAll('mock').join(',') : null;
    const mock = given ?? story?.mock.join(',') ?? null;
    const persona = searchParams.get('persona') ?? story?.persona ?? null;
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
    if (mock !== null) {
      states.writeRecording(context, story?.recorded ? name : null);
      states.resetStories(context);
    }
    if (persona !== null && isPersona(persona)) states.writePersona(context, persona);
    for (const own of ownParameters) searchParams.delete(own);
    const page = given === null ? story?.page : undefined;
    return context.redirect(page ?? `${url.pathname}${url.search}`, 302);
  };
}

function noStory(context: Context, name: string, problem: string) {
  return sendPage(
    context,
    <NoticePage title="This link names a story that cannot be played">
      <p>
        <code>{name}</code>: {problem} Nothing was changed.
      </p>
    </NoticePage>,
    404,
  );
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
