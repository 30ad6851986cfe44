import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

type LinkButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

/** A link to another page of the console that looks like a button. */
export const LinkButton = createLink((props: LinkButtonProps) => (
  <Button component="a" {...props} />
));
