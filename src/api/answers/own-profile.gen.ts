// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { user } from './shared-user.gen';

export const getOwnProfile = answer('getOwnProfile', 'get', '/api/user/profile', user);
export const saveOwnProfile = answer('saveOwnProfile', 'post', '/api/user/profile', user);

export type { OwnProfileChange, User } from '../schema.gen';
