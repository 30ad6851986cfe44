import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { ReadOnly } from '~/components/edit-page/form-page';
import { SettingSection } from '~/pickers/setting-section';
import { UserSessions } from '~/pickers/user-sessions/user-sessions';
import { answerCalls } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { render } from '~/testing/render';
import { EndAccessButton } from './end-access/end-access-dialog';
import { SignInLimitsPanel } from './sign-in-limits-panel';
import { UnconfirmedUser } from './unconfirmed-user';

const user = exampleOf('getUser', '10000000-0000-4000-8000-000000000003');

test('a page that only shows a user has no button that changes something', async () => {
  answerCalls({
    [`GET /api/user/${user.userID}/signinlimits`]: () => exampleOf('getSignInLimits', user.userID),
    [`GET /api/user/${user.userID}/sessions`]: () => exampleOf('listSessions', 'ofSomebodyElse'),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReadOnly value>
        <EndAccessButton user={user} />
        <UnconfirmedUser email={user.email} />
        <SettingSection
          title="End"
          query={{ queryKey: ['end'], queryFn: () => 'Never' }}
          valueOf={(end) => end}
          lookOf={(state) => ({ state, buttonText: 'Set' })}
          leads={{ read: '', save: '' }}
          save={async () => undefined}
          textOf={(end) => end}
        >
          {() => null}
        </SettingSection>
        <SignInLimitsPanel userID={user.userID} />
        <UserSessions userID={user.userID} nameOfOther={user.fullName} />
      </ReadOnly>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Never')).toBeVisible();
  expect(await screen.findAllByText(/Refused until/)).toHaveLength(2);
  expect((await screen.findAllByText(/^Last used/)).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
