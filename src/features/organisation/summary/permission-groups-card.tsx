import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryFigure } from '~/components/summary-card/summary-figure';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';

/** Shows how many permission groups the organisation has. */
export function PermissionGroupsCard({ orgId, total }: { orgId: string; total: number }) {
  return (
    <SummaryCard
      title="Permission Groups"
      action={
        <TextLink to="/organisation/$orgId/permissiongroups" params={{ orgId }}>
          Browse groups
        </TextLink>
      }
    >
      {total === 0 ? (
        <SummaryList
          label="Permission Groups"
          entries={[]}
          emptyText={
            <>
              No permission groups yet. They say what people may do.{' '}
              <TextLink
                to="/organisation/$orgId/permissiongroups/edit/$id"
                params={{ orgId, id: 'new' }}
              >
                Create a group
              </TextLink>
            </>
          }
        />
      ) : (
        <SummaryFigure
          value={total}
          label={total === 1 ? 'permission group' : 'permission groups'}
        />
      )}
    </SummaryCard>
  );
}
