import type { ReactNode } from 'react';
import { LatePart, useLatePart } from '~/components/late-part';
import menuClasses from '../disclosure/disclosure-menu.module.css';

/** The panels of the header, and the time zone that a person chooses there. */
export const headerTools = new LatePart(() => import('./open-header-tools'));

interface LatePanelProps {
  close: () => void;
  children: (tools: typeof import('./open-header-tools')) => ReactNode;
}

/** The content of an open panel, whose code loads late. A person who gives up on it closes the panel. */
export function LatePanel({ close, children }: LatePanelProps) {
  const tools = useLatePart(headerTools, true, (isWanted) => {
    if (!isWanted) close();
  });
  if (tools) return children(tools);
  return (
    <p className={menuClasses.note} role="status">
      Loading...
    </p>
  );
}
