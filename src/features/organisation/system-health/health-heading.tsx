import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { PageHeading } from '~/components/page-heading';
import { TextLink } from '~/components/text-link';
import { dateTimeText } from '~/domain/date-time-text';
import type { HealthSearch } from './health-search';
import classes from './system-health-screen.module.css';
import type { SystemHealth } from './use-system-health';

interface HealthHeadingProps {
  orgId: string;
  search: HealthSearch;
  health: SystemHealth;
}

const views = [
  { view: undefined, name: 'Health' },
  { view: 'roll-out', name: 'Roll-out' },
] as const;

/** The heading, the time of the answer, Refresh and the links of the two views. */
export function HealthHeading({ orgId, search, health }: HealthHeadingProps) {
  const { dataUpdatedAt, isFetching } = health.tree;
  return (
    <>
      <PageHeading
        actions={
          <div className={classes.refresh}>
            <span className={classes.asOf} role="status">
              {isFetching
                ? 'Refreshing…'
                : dataUpdatedAt
                  ? `As of ${dateTimeText(dataUpdatedAt)}`
                  : ''}
            </span>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden="true" />}
              // A disabled button would lose the focus. The text beside it says what happens.
              data-disabled={isFetching || undefined}
              aria-disabled={isFetching || undefined}
              onClick={() => isFetching || health.refresh()}
            >
              Refresh
            </Button>
          </div>
        }
      >
        System Health
      </PageHeading>
      <nav className={classes.views} aria-label="Views of system health">
        {views.map(({ view, name }) => (
          <TextLink
            key={name}
            className={classes.view}
            to="/organisation/$orgId/systemhealth"
            params={{ orgId }}
            search={{ ...search, view }}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view === search.view ? 'page' : undefined}
          >
            {name}
          </TextLink>
        ))}
      </nav>
    </>
  );
}
