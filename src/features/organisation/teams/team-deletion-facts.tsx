import { UsedBy } from '~/pickers/used-by/used-by';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';

/** Says in the question before a deletion who loses administrator access with the team, and what uses it. */
export function TeamDeletionFacts({ orgId, id }: { orgId: string; id: string }) {
  return (
    <>
      <LateAdministratorLoss orgId={orgId} teamID={id} />
      <UsedBy subject={{ kind: 'teams', orgId }} id={id} />
    </>
  );
}
