/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';

interface PageLayoutProps {
  title: string;
  /** Whether the page also has the console. */
  isBeside?: boolean;
}

/** The document around every page of the mock. It works without the script. */
export function PageLayout({ title, isBeside, children }: PropsWithChildren<PageLayoutProps>) {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>{title}</title>
          <link rel="icon" href="/mock/icon.svg" type="image/svg+xml" />
          {['base', 'panel', 'operations', 'calls', 'answer', 'beside'].map((name) => (
            <link key={name} rel="stylesheet" href={`/mock/${name}.css`} />
          ))}
          <script src="/mock/panel.js" type="module" />
        </head>
        <body class={isBeside ? 'beside' : undefined}>{children}</body>
      </html>
    </>
  );
}
