/** @jsxImportSource hono/jsx */

import type { MockState } from '../gateway/mock-state';
import { countScenarios } from '../scenario-text';
import type { StoredStory } from '../stories';
import { SaveAsStory } from './save-as-story';

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
        <SaveAsStory
          what="what is chosen"
          id="story"
          placeholder="save-fails-twice"
          field={{ name: 'save', value: 'story' }}
        />
      )}
    </>
  );
}
