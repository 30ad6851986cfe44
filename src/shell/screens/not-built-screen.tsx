import { useScreenTitle } from '../use-screen-title';
import { MessageScreen } from './message-screen';

/** Stands where a screen of section 2 is still to come. */
export function NotBuiltScreen() {
  return (
    <MessageScreen title={useScreenTitle() ?? 'Not built yet'}>
      <p>This screen is not built yet.</p>
    </MessageScreen>
  );
}
