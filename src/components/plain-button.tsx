import clsx from 'clsx';
import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import classes from './plain-button.module.css';

interface Look {
  /** The less important of several buttons. */
  variant?: 'default';
}

const lookOf = (className: string | undefined) =>
  clsx('mantine-focus-auto mantine-active', classes.button, className);

/**
 * A button that looks like Mantine's. The frame of the page and its failures have it, so that the
 * first paint needs none of Mantine's components (decision 0088).
 */
export const PlainButton = ({ variant, className, ...props }: Look & ComponentProps<'button'>) => (
  <button type="button" {...props} className={lookOf(className)} data-variant={variant} />
);

/** A link that looks like a button. */
export const PlainButtonLink = ({
  variant,
  className,
  ...props
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} className={lookOf(className)} data-variant={variant} />
);
