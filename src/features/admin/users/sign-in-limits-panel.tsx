import { useQuery } from '@tanstack/react-query';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import {
  type SignInLimit,
  type SignInLimits,
  signInLimitsQuery,
  useUnlockSignIn,
} from '~/api/sign-in-limits';
import { IfEditable } from '~/components/edit-page/form-page';
import { takeFocus } from '~/components/focus';
import { FailureAlert } from '~/components/notices/failure-alert';
import { RetryNotice } from '~/components/notices/retry-notice';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { useDateTimeText } from '~/components/use-date-time-text';
import { WorkingButton } from '~/components/working-button';
import { countText } from '~/domain/count-text';
import { labelIn } from '~/domain/known-value';
import classes from './sign-in-limits-panel.module.css';

/**
 * Shows what keeps a user from signing in, and unlocks it (decision 0075). With a back end
 * that lacks the call, it shows nothing. Meanwhile it keeps its room, so that the sessions do not move.
 */
export function SignInLimitsPanel({ userID }: { userID: string }) {
  const read = useQuery(signInLimitsQuery(userID));
  const { data, error } = read;
  const unlock = useUnlockSignIn(userID);
  if (isNotOffered(error)) return null;
  return (
    <SummaryCard title="Blocked sign-ins">
      {error ? (
        <RetryNotice text={`The limits could not be read. ${failureWords(error)}`} read={read} />
      ) : null}
      {data || error ? null : <p className={classes.text}>Loading...</p>}
      <FailureAlert message={unlock.error ? failureWords(unlock.error) : undefined} />
      {data && data.limits.length > 0 ? (
        <>
          <LimitList limits={data.limits} />
          <p className={classes.text}>
            Meanwhile the user can set a new password by mail, with "Forgot your password?" on the
            sign-in page, and sign in with it in the same browser. Open sessions go on.
          </p>
          <IfEditable>
            <WorkingButton
              variant="default"
              loading={unlock.isPending}
              onClick={() => unlock.mutate(undefined)}
            >
              Unlock sign-in
            </WorkingButton>
          </IfEditable>
        </>
      ) : null}
      {data && data.limits.length === 0 ? (
        <p
          // The focus was on the button, which is gone.
          ref={unlock.isSuccess ? takeFocus : undefined}
          tabIndex={-1}
          role="status"
          className={classes.text}
        >
          {unlock.isSuccess
            ? 'Sign-in is unlocked. The audit log says that you have unlocked it.'
            : freeText(data)}
        </p>
      ) : null}
    </SummaryCard>
  );
}

function LimitList({ limits }: { limits: readonly SignInLimit[] }) {
  const dateTimeText = useDateTimeText();
  const items = limits.map((limit, place) => ({ limit, place }));
  return (
    <ul className={classes.limits}>
      {items.map(({ limit, place }) => (
        <li key={place}>
          <strong>{labelIn(subjects, limit.appliesTo)}</strong>
          <span>
            Refused until {dateTimeText(limit.untilDateTimeUTC)}.{' '}
            {countText(limit.failures, 'attempt')} failed since{' '}
            {dateTimeText(limit.sinceDateTimeUTC)}.
          </span>
        </li>
      ))}
    </ul>
  );
}

const subjects: Record<SignInLimit['appliesTo'], string> = {
  UnknownDevices: 'Every browser in which the user has not signed in before',
  Network: 'One network, except browsers in which the user has signed in before',
  KnownDevice: 'A browser in which the user has signed in before',
};

function freeText({ failures }: SignInLimits): string {
  const text = 'No limit keeps this user from signing in.';
  return failures === 0 ? text : `${text} ${countText(failures, 'attempt')} failed lately.`;
}
