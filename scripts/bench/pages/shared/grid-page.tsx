import { Button } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { listProbe } from './list-probe';
import { type SampleUser, sampleUsers } from './sample-users';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';

// How many rows is part of the address: /?rows=25. They are made before the click that shows them.
const rows = sampleUsers(Number(new URLSearchParams(window.location.search).get('rows') ?? 10_000));

// Each row shows an email address.
Object.assign(window, { listProbe: listProbe({ rows: 'tr, [role="row"]', text: '@demo.test' }) });

/** A button that shows the grid; what is measured begins with its click. */
export function GridPage({ grid: Grid }: { grid: ComponentType<{ rows: SampleUser[] }> }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Show the rows</Button>
      {isShown && <Grid rows={rows} />}
    </>
  );
}
