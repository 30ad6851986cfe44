import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

type TextAnchorProps = AnchorProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps>;

/** A link to another page of the console, in the size of the surrounding text. */
export const TextLink = createLink((props: TextAnchorProps) => <Anchor inherit {...props} />);
