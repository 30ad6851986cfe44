import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { failureWords } from '~/api/failure-words';
import { RetryNotice } from '~/components/notices/retry-notice';
import { PageHeading } from '~/components/page-heading';
import { dateTimeText } from '~/domain/date-time-text';
import { HealthLink } from './health-link';
import classes from './system-health-screen.module.css';
import type { SystemHealth } from './use-system-health';

/** The heading, the time of the answer, Refresh, the links of the two views, and the notices. */
export function HealthHeading({ health }: { health: SystemHealth }) {
  const { dataUpdatedAt, isFetching } = health.tree;
  const asOf = dataUpdatedAt ? `As of ${dateTimeText(dataUpdatedAt)}` : '';
  return (
    <>
      <PageHeading
        actions={
          <div className={classes.refresh}>
            <span className={classes.asOf} role="status">
              {isFetching ? 'Refreshing…' : asOf}
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
        {([undefined, 'roll-out'] as const).map((view) => (
          <HealthLink
            key={view ?? 'health'}
            className={classes.view}
            search={(current) => ({ ...current, view })}
            activeOptions={{ exact: true }}
          >
            {view ? 'Roll-out' : 'Health'}
          </HealthLink>
        ))}
      </nav>
      <HealthNotices health={health} />
    </>
  );
}

/** The failures that leave the rest of the page usable. */
function HealthNotices({ health }: { health: SystemHealth }) {
  const { tree, authorisations } = health;
  const { organisations, failed } = health.acceptances;
  const notices = [
    [[tree], `Could not be refreshed. What you see is as of ${dateTimeText(tree.dataUpdatedAt)}.`],
    [
      [authorisations],
      'Which versions are the newest could not be read, so that nothing can be compared with them.',
    ],
    [
      failed,
      organisations > 1
        ? `What ${failed.length} of ${organisations} organisations accepted could not be read, so that it is not known what their devices wait for.`
        : 'What was accepted could not be read, so that it is not known what devices wait for.',
    ],
  ] as const;
  return (
    <div role="alert">
      {(tree.data ? notices : []).map(([reads, lead]) =>
        reads[0]?.error ? (
          <RetryNotice
            key={lead}
            text={failureWords(reads[0].error, { lead })}
            isBusy={reads.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const { refetch } of reads) void refetch();
            }}
          />
        ) : null,
      )}
      {health.isFilterTooWide ? (
        <p className={classes.tooWide}>
          What {organisations} organisations accepted is not read at once, so that nothing can be
          filtered by it. Select one of them in the tree, or one above a few of them.
        </p>
      ) : null}
    </div>
  );
}
