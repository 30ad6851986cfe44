/** @jsxImportSource hono/jsx */
import type { RecordingSummary } from '../recording/recorder';
import { SaveAsStory } from './save-as-story';

/** Says what is recorded from a service, begins again, and saves the recording as a story. */
export function RecordingSection({ recording }: { recording: RecordingSummary }) {
  const { origin, mayChange, calls, problems } = recording;
  return (
    <>
      <h2 id="recording">Recording</h2>
      <p>
        Recording from {origin}: {calls === 1 ? '1 call' : `${calls} calls`}
      </p>
      <p class={mayChange ? 'warning' : 'muted'}>
        {mayChange
          ? 'What you save in the console is really saved at this service.'
          : 'Calls that change something are refused.'}
      </p>
      {problems.length > 0 && (
        <ul class="warning">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div class="buttons">
        <button type="submit" name="recording" value="begin" class="button">
          Begin again
        </button>
      </div>
      {calls > 0 && (
        <SaveAsStory
          what="the recording"
          id="recording"
          placeholder="users-of-today"
          field={{ name: 'recording', value: 'save' }}
        />
      )}
    </>
  );
}
