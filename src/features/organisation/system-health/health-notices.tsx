import { failureWords } from '~/api/failure-words';
import { RetryNotice } from '~/components/notices/retry-notice';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './system-health-screen.module.css';
import type { SystemHealth } from './use-system-health';

/** The failures that leave the rest of the page usable. */
export function HealthNotices({ health }: { health: SystemHealth }) {
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
