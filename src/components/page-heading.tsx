import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { newRecordId } from '~/domain/search-values';
import { openDialog } from './focus';
import classes from './page-heading.module.css';

interface PageHeadingProps {
  children: string;
  /** A line with more about what the page shows. */
  subtitle?: string;
  /** Buttons and links that act on the whole page. */
  actions?: ReactNode;
}

/** Returns the title of the page that a route shows. One that creates a record may have another. */
export function titleOfRoute(route: { staticData: StaticDataRouteOption; params: object }) {
  const { title, createTitle } = route.staticData;
  return (Reflect.get(route.params, 'id') === newRecordId && createTitle) || title;
}

/** The one heading of a screen. A change of route moves the focus to it. */
export function PageHeading({ children, subtitle, actions }: PageHeadingProps) {
  return (
    <div className={classes.row}>
      <div>
        <h1 className={classes.heading} tabIndex={-1}>
          {children}
        </h1>
        {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}

/**
 * Moves the focus to the heading of the page, or to the page itself if it has no heading. An
 * element of the page that has the focus already keeps it, and so does a dialog over the page, which a
 * person may have opened while the page was loading.
 * @returns whether the page has a heading
 */
export function focusHeading(options?: FocusOptions): boolean {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (main && !openDialog() && !main.contains(document.activeElement)) {
    (heading ?? main).focus(options);
  }
  return Boolean(heading);
}
