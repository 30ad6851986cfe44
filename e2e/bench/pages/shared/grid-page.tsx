import { Button } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { listProbe } from './list-probe';
import { type SampleUser, sampleUsers } from './sample-users';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';

// The address has the number of rows: /?rows=25. They exist before the click that shows them.
const rows = sampleUsers(Number(new URLSearchParams(window.location.search).get('rows') ?? 10_000));

// Each row shows an email address.
Object.assign(window, { listProbe: listProbe({ rows: 'tr, [role="row"]', text: '@demo.test' }) });

/** A page with a button that shows the grid. The measurement begins with the click on it. */
export function GridPage({ grid: Grid }: { grid: ComponentType<{ rows: SampleUser[] }> }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Show the rows</Button>
      {isShown && <Grid rows={rows} />}
    </>
  );
}
