/** @jsxImportSource hono/jsx */
import type { LoggedBody, LoggedCall } from '../log/logged-call';
import { screenAt } from '../screens/screens';
import { editorAddress, type PanelAddress, panelAddress } from './panel-address';

interface CallListProps {
  calls: LoggedCall[];
  address: PanelAddress;
}

/** Lists the calls of the console, newest first. The chosen one shows its bodies. */
export function CallList({ calls, address }: CallListProps) {
  if (calls.length === 0) {
    return <p class="muted">No calls yet. Open a page of the console.</p>;
  }
  const searched = address.q.toLowerCase().split(/\s+/);
  return (
    <>
      <ol class="calls" data-group>
        {calls.toReversed().map((call) => {
          const text = searchText(call);
          return (
            <li
              key={call.id}
              id={`call-${call.id}`}
              data-search={text}
              hidden={!searched.every((word) => text.includes(word))}
            >
              <CallRow call={call} address={address} />
              {call.id === address.call && <CallDetails call={call} address={address} />}
            </li>
          );
        })}
      </ol>
      <p class="muted" data-nothing hidden>
        No call matches.
      </p>
      <button type="submit" name="forget" value="calls" class="button">
        Empty the log
      </button>
    </>
  );
}

const searchText = ({ operationId, method, path, status, problems }: LoggedCall) =>
  [operationId, method, path, status || 'cut', problems.length > 0 ? 'misfit' : '']
    .join(' ')
    .toLowerCase();

function CallRow({ call, address }: { call: LoggedCall; address: PanelAddress }) {
  const { id, time, method, path, operationId, status, milliseconds, step, problems } = call;
  const isOpen = id === address.call;
  return (
    <a
      class="call"
      href={panelAddress({ ...address, call: isOpen ? null : id })}
      aria-expanded={isOpen ? 'true' : 'false'}
    >
      <b class={`status status-${Math.floor(status / 100) || 5}xx`}>{status || 'cut'}</b>
      <span class="name">{operationId}</span>
      <span class="muted">
        {new Date(time).toLocaleTimeString('en-GB')}, {milliseconds} ms
      </span>
      <code>
        {method} {path}
      </code>
      {step !== null && <span class="chosen">chosen: {step}</span>}
      {problems.length > 0 && <span class="misfits">did not fit the contract</span>}
    </a>
  );
}

function CallDetails({ call, address }: { call: LoggedCall; address: PanelAddress }) {
  const { operationId, page, problems, request, response, status } = call;
  const answers = panelAddress(
    { ...address, view: 'all', q: '', call: null, answer: null },
    operationId,
  );
  return (
    <div class="details">
      {problems.length > 0 && (
        <ul class="problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <p>
        <a href={answers}>Answers of {operationId}</a>,{' '}
        <a href={editorAddress(address, operationId)}>Answer this with…</a>
        {page !== null && (
          <>
            , called by{' '}
            <a href={page} data-page>
              {screenAt(page)?.title ?? page}
            </a>
          </>
        )}
      </p>
      <Body title="Sent" body={request} nothing="Nothing was sent." />
      <Body
        title="Answered"
        body={response}
        nothing={status === 0 ? 'The connection was cut.' : 'No body.'}
      />
    </div>
  );
}

interface BodyProps {
  title: string;
  body: LoggedBody | null;
  nothing: string;
}

function Body({ title, body, nothing }: BodyProps) {
  if (body === null) {
    return (
      <p class="muted">
        {title}: {nothing}
      </p>
    );
  }
  const { text, bytes, mediaType } = body;
  return (
    <section aria-label={title}>
      <p class="muted">
        {title}: {bytes.toLocaleString('en-GB')} bytes of {mediaType || 'an unknown type'}
      </p>
      {text !== '' && <pre tabindex={0}>{text}</pre>}
    </section>
  );
}
