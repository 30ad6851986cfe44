/** @jsxImportSource hono/jsx */
import { callsOfEveryPage, screensOf } from '../screens/screens';

/** Links to the pages of the console that show the answers of an operation. */
export function ScreenLinks({ operationId }: { operationId: string }) {
  const screens = screensOf(operationId);
  if (screens.length === 0) {
    const isEverywhere = callsOfEveryPage.includes(operationId);
    return isEverywhere ? <p class="screens">Shown on every page</p> : null;
  }
  return (
    <p class="screens">
      Shown on{' '}
      {screens.map(({ title, path }, index) => (
        <>
          {index > 0 && ', '}
          <a href={path} data-page>
            {title}
          </a>
        </>
      ))}
    </p>
  );
}
