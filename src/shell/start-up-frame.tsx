import type { ReactNode } from 'react';
import classes from './console-shell.module.css';
import { useDocumentTitle } from './document-title';
import { HeaderFrame } from './header/header-frame';

/** The frame of the screens that start-up shows before or instead of the router. */
export function StartUpFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <>
      <HeaderFrame homeLink={(brand) => <a href="/">{brand}</a>} />
      <main className={classes.content}>{children}</main>
    </>
  );
}
