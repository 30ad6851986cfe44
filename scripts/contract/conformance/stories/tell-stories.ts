import { ServiceSilent } from '../calls/lost-calls';
import { ServiceGone } from '../calls/send-call';
import { SignInRefused } from '../people/sign-in';
import { accountStory } from './account-story';
import { invitationStory } from './invitation-story';
import { organisationStory } from './organisation-story';
import { platformStories } from './platform-stories';
import { type Story, StoryEnded, type StoryScene } from './story';
import { accessStory, teamStory } from './team-stories';
import { versionStory } from './version-story';

export const stories: readonly Story[] = [
  accountStory,
  ...platformStories,
  organisationStory,
  teamStory,
  accessStory,
  invitationStory,
  versionStory,
];

/** Tells one story. If an answer ends it, the results say so for what it did not come to. */
export async function tellStory(scene: StoryScene, story: Story): Promise<void> {
  let reason = 'Its story did not come to it.';
  try {
    await story.tell(scene);
  } catch (error) {
    if (error instanceof ServiceSilent || !isEndOfStory(error)) throw error;
    reason = error.message;
  }
  for (const operationId of story.operations) scene.run.results.explain(operationId, reason);
}

const isEndOfStory = (error: unknown): error is Error =>
  error instanceof StoryEnded || error instanceof SignInRefused || error instanceof ServiceGone;
