import type { ReactNode } from 'react';
import { LatePart, useLatePart } from '~/components/late-part';
import menuClasses from '../disclosure/disclosure-menu.module.css';

/** The panels of the header, and the time zone that a person chooses there. */
export const headerTools = new LatePart(() => import('./open-header-tools'));

type Tools = typeof import('./open-header-tools');

/** The content of an open panel, whose code loads late. A person who gives up on it closes the panel. */
export function LatePanel(props: { close: () => void; children: (tools: Tools) => ReactNode }) {
  const tools = useLatePart(headerTools, true, (isWanted) => {
    if (!isWanted) props.close();
  });
  if (tools) return props.children(tools);
  return (
    <p className={menuClasses.note} role="status">
      Loading...
    </p>
  );
}
