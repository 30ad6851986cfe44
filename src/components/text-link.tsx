import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

/** The properties of a Mantine component that is drawn as a link. */
type LinkProps<Props> = Props & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Props>;

/** A link to another page of the console, in the size of the surrounding text. */
export const TextLink = createLink((props: LinkProps<AnchorProps>) => (
  <Anchor inherit {...props} />
));

/** A link to another page of the console that looks like a button. */
export const LinkButton = createLink((props: LinkProps<ButtonProps>) => (
  <Button component="a" {...props} />
));
