// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { invite } from './shared-invite.gen';

export const sendInvite = answer('sendInvite', 'post', '/api/organisation/{orgId}/sendinvite', invite);

export type { Invite, MailState, NodeType, RootNodeChange, SendInviteRequest } from '../schema.gen';
