import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nodesCall } from './acceptances-page';
import { exampleOf } from './contract-examples';
import type { Kind } from './damaged-examples';
import type { Fields } from './damaged-records';
import { harbour } from './harbour';
import { openConsole, type Persona } from './open-console';

type Answers = NonNullable<Parameters<typeof openConsole>[2]>;

/** A screen that saves a stored record. */
export interface SavingScreen {
  kind: Kind;
  persona: Persona;
  path: string;
  /** The answers that bring the record. */
  reads: (came: () => unknown) => Answers;
  /** The call of the save. */
  call: string;
  /** Edits one field. */
  edit: (user: UserEvent) => Promise<unknown>;
  /** What the edit changes. */
  edited: Fields;
}

/** Types a text into an empty field. */
export const retype = (label: string, text: string) => async (user: UserEvent) => {
  const input = await screen.findByLabelText(new RegExp(`^${label}( \\*)?$`));
  await user.clear(input);
  await user.type(input, text);
};

/** The edit of a field Name. */
export const named = { edit: retype('Name', 'Mine'), edited: { name: 'Mine' } } as const;

/** Answers a call with the record. */
export const single = (call: string) => (came: () => unknown) => ({ [`GET ${call}`]: came });

/** Answers a call with a list. It may have an entry that is nothing beside the record. */
export const listed = (call: string) => (came: () => unknown) => ({
  [`GET ${call}`]: () => [null, came()],
});

const api = `/api/organisation/${harbour}`;

/** The answers that the screens need beside the record. */
const around: Answers = {
  '*': () => [],
  'GET /admin/summary/': () => exampleOf('getAdminSummary', 'summary'),
  [`GET /api/Organisation/summary/${harbour}`]: () => exampleOf('getOrganisationSummary', harbour),
  [`GET ${api}/timezone`]: () => exampleOf('getOrganisationTimeZone', 'none'),
  [nodesCall]: () => exampleOf('listOutletNodes', 'nodes'),
};

/**
 * Opens a screen with a record, which every read and every save answers.
 * @param given the answers to other calls, or others
 * @returns what openConsole returns, and a function that returns what was sent
 */
export async function openSaving(
  { path, persona, reads, call }: SavingScreen,
  came: () => Fields,
  given: Answers = {},
) {
  const isBatch = call.endsWith('/batch');
  const opened = await openConsole(path, persona, {
    ...around,
    ...reads(came),
    [call]: () => (isBatch ? { changes: [came()], deletes: [] } : came()),
    ...given,
  });
  /** Returns the sent records. */
  const sent = () =>
    opened.calls
      .filter((made) => made.call === call)
      .flatMap(({ body }) => (isBatch ? (body as { changes: Fields[] }).changes : [body]));
  return { ...opened, sent };
}
