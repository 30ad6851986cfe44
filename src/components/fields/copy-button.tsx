import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './copyable-text.module.css';

type CopyButtonProps = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & { isCopied: boolean; text?: string };

/** A button that says for a moment that it has copied. It is as wide as the longer of its texts. */
export function CopyButton({ isCopied, text = 'Copy', ...props }: CopyButtonProps) {
  const Icon = isCopied ? IconCheck : IconCopy;
  const [shown, other] = isCopied ? ['Copied', text] : [text, 'Copied'];
  return (
    <Button {...props} leftSection={<Icon size="1rem" aria-hidden="true" />}>
      <span className={classes.said} data-other={other}>
        {shown}
      </span>
    </Button>
  );
}
