import type { APIRequestContext } from '@playwright/test';
import type { PermissionGroup, PermissionGroupChange } from '../../../src/api/schema.gen';
import { readJson, saveRecord } from './calls';
import { harbourRestaurants } from './demo-records';
import { freshName } from './records';

const base = `/api/organisation/${harbourRestaurants}/userpermissiongroup`;

/** Saves a permission group through the service, as another person would. */
export const savePermissionGroup = (
  request: APIRequestContext,
  change: Partial<PermissionGroupChange> = {},
) => saveRecord<PermissionGroup>(request, base, { name: freshName('Group'), ...change });

/** Finds the permission group with this name; undefined when the service has none. */
export async function findPermissionGroup(
  request: APIRequestContext,
  name: string,
): Promise<PermissionGroup | undefined> {
  const groups = await readJson<PermissionGroup[]>(request, base);
  return groups.find((group) => group.name === name);
}
