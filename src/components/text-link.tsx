import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import classes from './link.module.css';

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Underlined without a pointer, too: within a sentence, colour alone does not identify a link. */
  isUnderlined?: boolean;
}

/** A link to another page of the console, in the size of the surrounding text. */
export const TextLink = createLink(({ isUnderlined, className, ...props }: TextLinkProps) => (
  <a
    {...props}
    className={clsx(classes.link, className)}
    data-underlined={isUnderlined || undefined}
  />
));
