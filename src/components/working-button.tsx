import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { passFocusOn } from './pass-focus';

type WorkingButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>;

/**
 * A button that keeps the focus while it is loading or disabled, and passes it on when it goes (decision 0059).
 * The attribute `disabled` would lose the focus.
 */
export function WorkingButton({ onClick, ...props }: WorkingButtonProps) {
  const isOff = props.disabled || props.loading;
  return (
    <Button
      ref={passFocusOn}
      {...props}
      renderRoot={({ disabled, ...root }) => (
        <button
          {...root}
          aria-disabled={disabled || undefined}
          onClick={isOff ? (event) => event.preventDefault() : onClick}
        />
      )}
    />
  );
}
