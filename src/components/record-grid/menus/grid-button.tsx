import { ActionIcon, Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './grid-menu.module.css';

export interface GridButtonProps
  extends Pick<
    ComponentProps<'button'>,
    'ref' | 'onClick' | 'onBlur' | 'aria-pressed' | 'aria-disabled' | 'aria-expanded'
  > {
  /** The accessible name. It has the word. */
  'aria-label': string;
  'data-note': string;
  children: ComponentProps<'button'>['children'];
  /** Beside the icon, where the toolbar is wide enough. */
  word?: string;
  size?: 'sm' | 'md';
}

/** A quiet button of a grid: an icon, in a wide toolbar with a word. */
export function GridButton({ word, children, size = 'md', ...button }: GridButtonProps) {
  const isPressed = button['aria-pressed'] === true;
  const variant = isPressed ? 'light' : 'subtle';
  return word === undefined ? (
    <ActionIcon {...button} variant={variant} size={size}>
      {children}
    </ActionIcon>
  ) : (
    <Button
      {...button}
      variant={variant}
      color={isPressed ? undefined : 'gray'}
      size="compact-sm"
      leftSection={children}
      classNames={{ root: classes.tool, section: classes.icon, label: classes.word }}
    >
      {word}
    </Button>
  );
}
