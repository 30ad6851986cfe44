import { type APIRequestContext, expect } from '@playwright/test';
import type { PermissionGroup, PermissionGroupChange } from '../../../src/api/schema.gen';
import { harbourRestaurants } from './demo-records';
import { freshName } from './records';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const base = `/api/organisation/${harbourRestaurants}/userpermissiongroup`;

/** Saves a permission group through the service, as another person would. */
export async function savePermissionGroup(
  request: APIRequestContext,
  change: Partial<PermissionGroupChange> = {},
): Promise<PermissionGroup> {
  const data = { changes: [{ name: freshName('Group'), ...change }], deletes: [] };
  const answer = await request.post(`${base}/batch`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { changes } = await answer.json();
  return changes[0];
}

/** Finds the permission group with this name; undefined when the service has none. */
export async function findPermissionGroup(
  request: APIRequestContext,
  name: string,
): Promise<PermissionGroup | undefined> {
  const answer = await request.get(base, { headers });
  expect(answer.status()).toBe(200);
  const groups: PermissionGroup[] = await answer.json();
  return groups.find((group) => group.name === name);
}
