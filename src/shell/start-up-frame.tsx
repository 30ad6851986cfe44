import type { ReactNode } from 'react';
import classes from './console-shell.module.css';
import { Brand } from './header/brand';
import { HeaderFrame } from './header/header-frame';

/** Surrounds the screens that are shown when start-up did not reach the router. */
export function StartUpFrame({ children }: { children: ReactNode }) {
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
