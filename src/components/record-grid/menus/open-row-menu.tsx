import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { OpenMenu } from '../../open-menu';
import type { RecordAction } from '../grid-column';

export interface RowMenuProps {
  actions: readonly RecordAction[];
  children: ReactElement;
  onClose: () => void;
}

/** The open menu of a row: what can be done with its record besides Edit and Delete. */
export function OpenRowMenu({ actions, children, onClose }: RowMenuProps) {
  return (
    <OpenMenu target={children} onClose={onClose} closeOnItemClick={false} hideDetached={false}>
      {actions.map(({ label, onClick }) => (
        <Menu.Item
          key={label}
          onClick={() => {
            // The button has the focus again before a dialog looks where to return it.
            flushSync(onClose);
            onClick();
          }}
        >
          {label}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}
