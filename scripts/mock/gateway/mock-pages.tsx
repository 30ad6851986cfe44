/** @jsxImportSource hono/jsx */
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { safeReturnUrl } from '../../../service/authentication/return-url';
import type { ContractOperation } from '../../../service/contract/contract-operations';
import type { ContractViolation } from '../contract-violations';
import { PanelPage } from '../panel/panel-page';
import { ProblemPage } from '../panel/problem-page';
import { sendPage } from '../panel/send-page';
import { isPersona } from '../personas';
import { parseScenarios, toggleScenario } from '../scenario-text';
import { badgeState } from './badge';
import type { MockStateStore } from './mock-state';
import { tooManyScenarios } from './scenario-links';

const panelFolder = fileURLToPath(new URL('../panel/browser', import.meta.url));
const panelFiles = '(?:base\\.css|panel\\.css|panel\\.js|badge\\.css|badge\\.js|icon\\.svg)';

interface MockPagesOptions {
  operations: ContractOperation[];
  tags: { name: string; description?: string }[];
  states: MockStateStore;
  violations: ContractViolation[];
}

/** Serves the panel. Mounted at /mock. */
export function mockPages({ operations, tags, states, violations }: MockPagesOptions): Hono {
  const pages = new Hono();
  pages.get(
    `/:file{${panelFiles}}`,
    serveStatic({
      root: panelFolder,
      rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
    }),
  );
  pages.get('/badge', (context) => context.json(badgeState(states.read(context))));
  pages.get('/', (context) => {
    const { origin, searchParams } = new URL(context.req.url);
    return sendPage(
      context,
      <PanelPage
        origin={origin}
        operations={operations}
        tags={tags}
        state={states.read(context)}
        violations={violations}
        search={searchParams.get('q')?.trim() ?? ''}
        from={safeReturnUrl(searchParams.get('from') ?? undefined)}
      />,
    );
  });
  pages.post('/', async (context) => {
    const form = await context.req.formData();
    const field = (name: string) => String(form.get(name) ?? '');
    const { choices } = states.read(context);
    if (field('clear') === 'all') states.writeChoices(context, new Map());
    const persona = field('persona');
    if (isPersona(persona)) states.writePersona(context, persona);
    const { choices: clicked, problems } = parseScenarios(field('toggle'), operations);
    const [operationId, choice] = [...clicked][0] ?? [];
    if (problems.length > 0) {
      return sendPage(
        context,
        <ProblemPage operations={operations} problems={problems} unknownPersona={null} />,
        400,
      );
    }
    if (operationId && choice) {
      const next = toggleScenario(choices, operationId, choice);
      if (!states.writeChoices(context, next)) return tooManyScenarios(context);
    }
    const kept = new URLSearchParams({ from: field('from'), q: field('q') });
    return context.redirect(`/mock?${kept}${operationId ? `#${operationId}` : ''}`, 303);
  });
  pages.all('*', (context) => context.notFound());
  return pages;
}
