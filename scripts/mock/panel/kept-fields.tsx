/** @jsxImportSource hono/jsx */
import type { PanelAddress } from './panel-address';

/** Keeps the address of the panel while a form is sent. */
export function KeptFields({ from, view, q, call, answer }: PanelAddress) {
  return (
    <>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="view" value={view} />
      <input type="hidden" name="q" value={q} />
      {call !== null && <input type="hidden" name="call" value={call} />}
      {answer !== null && <input type="hidden" name="answer" value={answer} />}
    </>
  );
}
