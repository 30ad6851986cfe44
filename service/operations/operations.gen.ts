// Generated from service/operations/ by "npm run generate". Do not edit.

import * as file0 from './access-ends-extension';
import * as file1 from './admin-summary';
import * as file2 from './audit-logs/audit-logs';
import * as file3 from './change-password';
import * as file4 from './clients/clients';
import * as file5 from './consent-documents';
import * as file6 from './currencies';
import * as file7 from './deployment-servers';
import * as file8 from './entity-lookup/entity-lookup';
import * as file9 from './history-extension';
import * as file10 from './initialise/initialise';
import * as file11 from './integration-servers/integration-servers';
import * as file12 from './invitations/invitations';
import * as file13 from './invite-user/invite-user';
import * as file14 from './last-seen-extension';
import * as file15 from './locales/locales';
import * as file16 from './organisation-access/organisation-access';
import * as file17 from './organisation-profile';
import * as file18 from './organisation-summary';
import * as file19 from './organisation-time-zone-extension';
import * as file20 from './organisation-tree';
import * as file21 from './organisations/organisations';
import * as file22 from './outlet-nodes';
import * as file23 from './own-profile/own-profile';
import * as file24 from './password-reset/password-reset';
import * as file25 from './pending-invites-extension';
import * as file26 from './pending-invites/pending-invites';
import * as file27 from './permission-groups/permission-groups';
import * as file28 from './pos-core-instances/pos-core-instances';
import * as file29 from './service-accounts/service-accounts';
import * as file30 from './session';
import * as file31 from './sessions-extension';
import * as file32 from './sign-in-limits-extension';
import * as file33 from './statistics/statistics';
import * as file34 from './system-health/system-health';
import * as file35 from './teams/teams';
import * as file36 from './undo-extension/undo-extension';
import * as file37 from './used-by-extension/used-by-extension';
import * as file38 from './user-summary';
import * as file39 from './users/users';
import * as file40 from './version-acceptances/save';
import * as file41 from './version-acceptances/version-acceptances';
import * as file42 from './version-authorisations/batch';
import * as file43 from './version-authorisations/version-authorisations';

export const exported = {
  ...file0,
  ...file1,
  ...file2,
  ...file3,
  ...file4,
  ...file5,
  ...file6,
  ...file7,
  ...file8,
  ...file9,
  ...file10,
  ...file11,
  ...file12,
  ...file13,
  ...file14,
  ...file15,
  ...file16,
  ...file17,
  ...file18,
  ...file19,
  ...file20,
  ...file21,
  ...file22,
  ...file23,
  ...file24,
  ...file25,
  ...file26,
  ...file27,
  ...file28,
  ...file29,
  ...file30,
  ...file31,
  ...file32,
  ...file33,
  ...file34,
  ...file35,
  ...file36,
  ...file37,
  ...file38,
  ...file39,
  ...file40,
  ...file41,
  ...file42,
  ...file43,
};
