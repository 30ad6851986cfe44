import { failureWords } from '~/api/failure-words';
import { PlainButton } from '~/components/plain-button';
import type { NavigationState } from './navigation-check';
import classes from './navigation-notice.module.css';

/** Says that a page could not be opened. The page before stays below it, and can be used. */
export function NavigationNotice({ isOpening, failure }: NavigationState) {
  if (!failure || isOpening) return null;
  return (
    <div role="alert" className={classes.notice}>
      <div className={classes.text}>
        <p className={classes.title}>The page could not be opened</p>
        <p>
          {failureWords(failure.error)}. This page stays as it is, with everything that you have
          entered.
        </p>
      </div>
      <div className={classes.actions}>
        <PlainButton onClick={failure.retry}>Retry</PlainButton>
        <PlainButton variant="default" onClick={failure.dismiss}>
          Stay here
        </PlainButton>
      </div>
    </div>
  );
}
