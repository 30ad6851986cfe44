import { failureWords } from '~/api/failure-words';
import { RetryNotice } from '~/components/notices/retry-notice';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './system-health-screen.module.css';
import type { SystemHealth } from './use-system-health';

/** The failures that leave the rest of the page usable. */
export function HealthNotices({ health }: { health: SystemHealth }) {
  const { tree, authorisations, acceptances, isFilterTooWide } = health;
  const isRefreshFailed = tree.error !== null && tree.data !== undefined;
  return (
    <div role="alert">
      {isRefreshFailed ? (
        <RetryNotice
          text={failureWords(tree.error, {
            lead: `Could not be refreshed. What you see is as of ${dateTimeText(tree.dataUpdatedAt)}.`,
          })}
          isBusy={tree.isFetching}
          onRetry={() => tree.refetch()}
        />
      ) : null}
      {tree.data && authorisations.error ? (
        <RetryNotice
          text={failureWords(authorisations.error, {
            lead: 'Which versions are the newest could not be read, so that nothing can be compared with them.',
          })}
          isBusy={authorisations.isFetching}
          onRetry={() => authorisations.refetch()}
        />
      ) : null}
      {isFilterTooWide ? (
        <p className={classes.tooWide}>
          What {acceptances.organisations} organisations accepted is not read at once, so that
          nothing can be filtered by it. Select one of them in the tree, or one above a few of them.
        </p>
      ) : null}
      {tree.data && acceptances.error ? (
        <RetryNotice
          text={failureWords(acceptances.error, {
            lead:
              acceptances.organisations > 1
                ? `What ${acceptances.failures} of ${acceptances.organisations} organisations accepted could not be read, so that it is not known what their devices wait for.`
                : 'What was accepted could not be read, so that it is not known what devices wait for.',
          })}
          isBusy={acceptances.isRetrying}
          onRetry={acceptances.retry}
        />
      ) : null}
    </div>
  );
}
