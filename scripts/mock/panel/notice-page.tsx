/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx';
import { PageLayout } from './page-layout';

/** A page with one message. */
export function NoticePage({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <PageLayout title={title}>
      <main class="narrow">
        <h1>{title}</h1>
        {children}
        <p>
          <a href="/">Open the console</a> <a href="/mock">Panel of the mock</a>
        </p>
      </main>
    </PageLayout>
  );
}
