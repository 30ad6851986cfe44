import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { startUp } from '~/session/start-up';
import { hasUnsavedEdits } from '~/session/unsaved-edits';
import { startConsole } from '~/start-console';
import { answerCalls } from './answers';
import { exampleOf } from './contract-examples';

export type Persona =
  | 'superUser'
  | 'organisationAdministrator'
  | 'ordinaryUser'
  | 'anonymous'
  | 'nobody';

type Answers = Parameters<typeof answerCalls>[0];

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/** Returns the contract's examples as answers to the calls of start-up. */
function startUpAnswers(persona: Persona): Answers {
  return {
    'GET /Authentication/current': () =>
      persona === 'nobody'
        ? new Response('', { status: 401 })
        : exampleOf('getCurrentSession', persona),
    'GET /api/currency/': () => exampleOf('listCurrencies', 'list'),
    'GET /api/locale/': () => exampleOf('listLocales', 'list'),
    'GET /api/Organisation': () =>
      exampleOf('listOrganisations', persona === 'superUser' ? 'list' : 'own'),
  };
}

/**
 * Starts the whole console at a path, as that person, with replaced calls. `answers` adds to the
 * default answers or replaces them.
 * @returns the user, the history, the query client and the calls in the order of sending
 */
export async function openConsole(
  path: string,
  persona: Persona,
  answers: Answers = {},
  queryClient = createQueryClient(hasUnsavedEdits),
) {
  const calls = answerCalls({ ...startUpAnswers(persona), ...answers });
  const container = document.body.appendChild(document.createElement('div'));
  const history = createMemoryHistory({ initialEntries: [path] });
  const root = await act(() =>
    startConsole({ container, queryClient, answers: startUp(queryClient, path), history }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    queryClient.clear();
    container.remove();
  });
  return { user: userEvent.setup(), history, queryClient, calls };
}

/** Returns the texts of the breadcrumb, from its root to the page. */
export const shownCrumbs = () =>
  [...screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('li')].map(
    (crumb) => crumb.textContent,
  );
