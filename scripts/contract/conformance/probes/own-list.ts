import type { Advisor } from '../advice/advisor';
import type { Person } from '../people/people';
import type { Scene } from './scene';

interface OwnLists {
  administrator: Person;
  /** The organisations that the administrator and the super user see. */
  administered: readonly string[];
  all: readonly string[];
}

/**
 * Advises about an administrator whose own list has every organisation of the platform. No contract says
 * which ones they have access to, but then the run has no foreign one to refuse.
 */
export async function adviseOwnList(
  { run }: Scene,
  { administrator, administered, all }: OwnLists,
  advisor: Advisor,
): Promise<void> {
  const operationId = 'listOrganisations';
  const seesAll = all.every((id) => administered.includes(id));
  if (all.length < 2 || !seesAll || !run.results.has(operationId)) return;
  const request = run.requestOf(operationId, administrator, {});
  const answer = await run.send(request);
  const finding = {
    pointer: '',
    expected: 'the organisations of the administrator',
    found: 'every organisation of the super user',
  };
  advisor.add('own list', operationId, finding, request, answer);
}
