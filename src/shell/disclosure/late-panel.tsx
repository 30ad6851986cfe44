import type { ReactNode } from 'react';
import { type LatePart, useLatePart } from '~/components/late-part';
import classes from './disclosure-menu.module.css';

interface LatePanelProps<Module> {
  part: LatePart<Module>;
  close: () => void;
  children: (module: Module) => ReactNode;
}

/** The content of an open panel whose code loads late. A person who gives up on it closes the panel. */
export function LatePanel<Module>({ part, close, children }: LatePanelProps<Module>) {
  const module = useLatePart(part, true, (isWanted) => {
    if (!isWanted) close();
  });
  if (module) return children(module);
  return (
    <p className={classes.note} role="status">
      Loading...
    </p>
  );
}
