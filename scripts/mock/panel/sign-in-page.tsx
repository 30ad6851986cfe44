/** @jsxImportSource hono/jsx */
import { PageLayout } from './page-layout';
import { PersonaButtons } from './persona-buttons';

interface SignInPageProps {
  title: string;
  returnUrl: string;
}

/** Replaces the sign-in and sign-out pages of the authentication service. */
export function SignInPage({ title, returnUrl }: SignInPageProps) {
  return (
    <PageLayout title={title}>
      <main class="narrow">
        <h1>{title}</h1>
        <p>The mock asks for no password. Continue as:</p>
        <form method="post" action="/authentication/login">
          <input type="hidden" name="returnUrl" value={returnUrl} />
          <PersonaButtons current={null} />
        </form>
        <p>
          <a href="/mock">Panel of the mock</a>
        </p>
      </main>
    </PageLayout>
  );
}
