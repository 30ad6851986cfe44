import { Menu } from '@mantine/core';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import { OpenMenu } from '~/components/open-menu';
import { actionsOf, followBy } from './organisation-actions';
import classes from './organisations-screen.module.css';

/** The row whose menu is open, with its button. */
export interface OpenRow {
  node: OrganisationTreeNode;
  button: HTMLElement;
}

interface OrganisationRowMenuProps extends OpenRow {
  open: (href: string) => void;
  onClose: () => void;
}

/**
 * The menu of a row on a narrow screen. One menu serves all rows, which have no components of their
 * own (decision 0032). Its target lies over the button of the row.
 */
export function OrganisationRowMenu({ node, button, open, onClose }: OrganisationRowMenuProps) {
  const { name, isActive, isInitialised, links } = actionsOf(node);
  const { left, top, width, height } = button.getBoundingClientRect();
  const close = () => {
    onClose();
    button.focus({ preventScroll: true });
  };
  return (
    <OpenMenu
      onChange={close}
      hideDetached={false}
      target={
        <button
          type="button"
          aria-label={`Actions of ${name}`}
          className={classes.target}
          style={{ left, top, width, height }}
        />
      }
    >
      <Menu.Label>
        {isActive ? 'Active' : 'Not active'}, {isInitialised ? 'initialised' : 'not initialised'}
      </Menu.Label>
      {links.map(({ look, href, label, item }) => (
        <Menu.Item key={look} component="a" href={href} aria-label={label} onClick={followBy(open)}>
          {item}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}
