import { useQueryClient } from '@tanstack/react-query';
import { inWords } from '~/api/failure-words';
import { versionAuthorisationQueries } from '~/api/version-authorisations';
import { countText } from '~/domain/count-text';
import {
  type AuthorisationSelection,
  childApplications,
  versionGroups,
} from './child-authorisations';
import { planUpdate, type UpdatePlan } from './update-plan';

type Selection = Pick<AuthorisationSelection, 'application' | 'groups'>;

/** Reads again what organisations are authorised for, and plans from it. */
export function useFreshPlan(orgId: string, { application, groups }: Selection) {
  const queryClient = useQueryClient();
  const query = { ...versionAuthorisationQueries.children(orgId), staleTime: 0 };
  /** @returns the plan for those of the organisations that are still there; undefined if none is */
  return async ({ target, organisations }: Pick<UpdatePlan, 'target' | 'organisations'>) => {
    const rows = await queryClient.fetchQuery(query).catch((cause) => {
      throw inWords(cause, { lead: 'Nothing was sent.' });
    });
    const ids = new Set(organisations.map(({ id }) => id));
    const fresh = childApplications(rows).find(({ id }) => id === application.id);
    if (!fresh) return undefined;
    const packages = groups.flatMap(({ details }) => details ?? []);
    return planUpdate({
      // An organisation that has left the selected entry meanwhile stays in the plan.
      listed: fresh.organisations.filter(({ id }) => ids.has(id)),
      groups: versionGroups(fresh, packages),
      target: target.key,
    });
  };
}

/**
 * Says what somebody else has changed since a person was asked; undefined if it is nothing. Whoever has the
 * target by now does not count: a call of this page whose answer was lost may have authorised it.
 */
export function changeText(asked: UpdatePlan, fresh: UpdatePlan, { groups }: Selection) {
  const before = new Map(asked.organisations.map(({ id, versionKey }) => [id, versionKey]));
  const changed = fresh.organisations.filter(
    ({ id, versionKey }) => versionKey !== before.get(id) && versionKey !== fresh.target.key,
  );
  const [only, ...others] = changed;
  if (!only) {
    const gone = asked.organisations.length - fresh.organisations.length;
    return gone > 0
      ? `Nothing was sent: ${countText(gone, 'organisation is', 'organisations are')} no longer here.`
      : undefined;
  }
  const name = groups.find(({ key }) => key === only.versionKey)?.name;
  const what =
    others.length > 0
      ? `the versions of ${countText(changed.length, 'organisation')}`
      : `the version of ${only.label}${name ? ` to ${name}` : ''}`;
  return `Nothing was sent: somebody else has changed ${what}.`;
}
