import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getOwnProfile, saveOwnProfile } from './answers/own-profile.gen';
import { client, resultOf } from './client';
import type { OwnProfileChange } from './schema.gen';
import { userSummaryQueries } from './user-summary';
import { userQueries } from './users';

export type { OwnProfileChange, User as OwnProfile } from './schema.gen';

/** The signed-in person's own record (GET api/user/profile). */
export const ownProfileQueries = {
  single: () =>
    queryOptions({
      queryKey: ['own-profile'],
      queryFn: ({ signal }) => resultOf(client.GET('/api/user/profile', { signal }), getOwnProfile),
    }),
};

/** Saves the person's whole own record (POST api/user/profile). The answer is the stored record. */
export function useSaveOwnProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: OwnProfileChange) =>
      resultOf(client.POST('/api/user/profile', { body: profile }), saveOwnProfile),
    onSuccess: async () => {
      const stale = [
        ownProfileQueries.single().queryKey,
        userSummaryQueries.all(),
        userQueries.all(),
      ];
      for (const queryKey of stale) {
        await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
    },
  });
}
