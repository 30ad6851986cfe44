import { Button } from '@mantine/core';
import { failureWords } from '~/api/failure-words';
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
        <Button onClick={failure.retry}>Retry</Button>
        <Button variant="default" onClick={failure.dismiss}>
          Stay here
        </Button>
      </div>
    </div>
  );
}
