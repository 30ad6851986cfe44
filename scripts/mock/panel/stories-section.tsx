/** @jsxImportSource hono/jsx */

import type { MockState } from '../gateway/mock-state';
import { countScenarios } from '../scenario-text';
import type { StoredStory } from '../stories';

interface StoriesSectionProps {
  stories: StoredStory[];
  state: MockState;
}

/** Lists the saved stories as links, and saves what is chosen as another one. */
export function StoriesSection({ stories, state }: StoriesSectionProps) {
  return (
    <>
      <h2 id="stories">Stories</h2>
      {stories.length === 0 && <p class="muted">None is saved.</p>}
      <ul class="stories">
        {stories.map((stored) => (
          <li key={stored.name}>
            {'story' in stored ? (
              <>
                <a href={`/?story=${stored.name}`} data-page>
                  {stored.story.title}
                </a>{' '}
                <code>{stored.name}</code>
              </>
            ) : (
              <p class="warning">
                <code>{stored.name}</code> {stored.problem}
              </p>
            )}
          </li>
        ))}
      </ul>
      {countScenarios(state.choices) > 0 && (
        <details class="save">
          <summary>Save what is chosen as a story</summary>
          <label for="story-title">Title</label>
          <input id="story-title" name="title" autocomplete="off" />
          <label for="story-name">Name of its file</label>
          <input id="story-name" name="name" autocomplete="off" placeholder="save-fails-twice" />
          <button type="submit" name="save" value="story" class="button">
            Save
          </button>
        </details>
      )}
    </>
  );
}
