import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { focusAtOnce, useFocusWhenGone } from '../focus';

interface GridMenuProps {
  /** The accessible name of the button. */
  label: string;
  /** The tooltip of the button. Default: the label. */
  note?: string;
  icon: ReactNode;
  size: ActionIconProps['size'];
  closesOnItemClick: boolean;
  /** The items. The one with `data-autofocus`, or else the first one, gets the focus. */
  children: ReactNode;
}

/** An icon button of a grid that opens a menu. */
export function GridMenu(props: GridMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useFocusWhenGone(isOpen);
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      closeOnItemClick={props.closesOnItemClick}
      zIndex={1100}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          aria-label={props.label}
          data-note={props.note ?? props.label}
          size={props.size}
          variant="subtle"
          color="gray"
        >
          {props.icon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div ref={focusAtOnce}>{props.children}</div>
      </Menu.Dropdown>
    </Menu>
  );
}
