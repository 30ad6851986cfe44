import type { ReactNode } from 'react';
import { CopyIconButton } from './copy-icon-button';
import classes from './copyable-text.module.css';
import { useCopying } from './use-copying';

interface CopyableTextProps {
  text: string;
  labels: readonly [copy: string, copied: string];
  children: ReactNode;
}

/** Running text with a small button that copies it. */
export function CopyableText({ text, labels, children }: CopyableTextProps) {
  const copying = useCopying<HTMLSpanElement>(text);
  return (
    <>
      <span ref={copying.shown} className={classes.text}>
        {children}
      </span>
      <CopyIconButton copying={copying} labels={labels} isSmall />
      {copying.failure ? (
        <span role="alert" className={classes.failure}>
          {copying.failure}
        </span>
      ) : null}
    </>
  );
}
