import { type ReactNode, useEffect } from 'react';
import classes from './console-shell.module.css';
import { documentTitleOf } from './document-title';
import { Brand } from './header/brand';
import { HeaderFrame } from './header/header-frame';

/** The frame of the screens that start-up shows before or instead of the router. */
export function StartUpFrame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = documentTitleOf(title);
  }, [title]);

  return (
    <>
      <HeaderFrame
        brand={
          <a href="/">
            <Brand />
          </a>
        }
      />
      <main className={classes.content}>{children}</main>
    </>
  );
}
