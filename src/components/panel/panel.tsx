import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numberText } from '~/domain/count-text';
import classes from './panel.module.css';

interface PanelProps {
  /** Without it, the content has a heading of its own, as a grid has. */
  title?: string;
  icon?: Icon | undefined;
  /** The number of records of the panel's subject, beside the title. */
  count?: number | undefined;
  /** A link beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A card with a heading: a subject of a summary, or what is beside the form of an edit page. */
export function Panel(props: PanelProps) {
  const { title, icon: Icon, count, action, children } = props;
  return (
    <section aria-label={title} className={classes.panel}>
      {title === undefined ? null : (
        <div className={classes.head}>
          <h2 className={classes.title}>
            {Icon ? <Icon size="1.125rem" stroke={1.75} aria-hidden /> : null}
            {title}
            {count ? ' ' : null}
            {count ? <span className={classes.count}>{numberText(count)}</span> : null}
          </h2>
          {action && <span className={classes.action}>{action}</span>}
        </div>
      )}
      {children}
    </section>
  );
}
