/** @jsxImportSource hono/jsx */
import type { LoggedCall } from '../log/logged-call';
import { screenAt } from '../screens/screens';
import { type PanelAddress, type PanelView, panelAddress } from './panel-address';

interface ViewLinksProps {
  address: PanelAddress;
  calls: LoggedCall[];
}

/** The views of the panel: the calls of this screen, all calls, and the log. */
export function ViewLinks({ address, calls }: ViewLinksProps) {
  const misfits = calls.filter(({ problems }) => problems.length > 0).length;
  const screen = screenAt(address.from);
  const link = (view: PanelView, text: string) => (
    <a
      href={panelAddress({ ...address, view, call: null, answer: null })}
      aria-current={address.view === view && address.answer === null ? 'true' : undefined}
    >
      {text}
    </a>
  );
  return (
    <nav class="views" aria-label="View">
      {screen && link('screen', screen.title)}
      {link('all', 'All calls')}
      {link('log', calls.length === 0 ? 'Log' : `Log (${calls.length})`)}
      {misfits > 0 && (
        <span class="misfits">{misfits === 1 ? '1 misfit' : `${misfits} misfits`}</span>
      )}
    </nav>
  );
}
