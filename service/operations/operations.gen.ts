// Generated from service/operations/ by "npm run generate". Do not edit.

import * as file0 from './access-ends-extension';
import * as file1 from './access-grants-extension';
import * as file2 from './admin-summary';
import * as file3 from './audit-logs/audit-logs';
import * as file4 from './change-password';
import * as file5 from './clients/clients';
import * as file6 from './consent-documents';
import * as file7 from './currencies';
import * as file8 from './deployment-servers';
import * as file9 from './entity-lookup/entity-lookup';
import * as file10 from './history-extension';
import * as file11 from './initialise/initialise';
import * as file12 from './integration-servers/integration-servers';
import * as file13 from './invitations/invitations';
import * as file14 from './invite-user/invite-user';
import * as file15 from './last-seen-extension';
import * as file16 from './locales/locales';
import * as file17 from './organisation-access/organisation-access';
import * as file18 from './organisation-profile';
import * as file19 from './organisation-summary';
import * as file20 from './organisation-time-zone-extension';
import * as file21 from './organisation-tree';
import * as file22 from './organisations/organisations';
import * as file23 from './outlet-nodes';
import * as file24 from './own-profile/own-profile';
import * as file25 from './password-reset/password-reset';
import * as file26 from './pending-invites-extension';
import * as file27 from './pending-invites/pending-invites';
import * as file28 from './permission-groups/permission-groups';
import * as file29 from './pos-core-instances/pos-core-instances';
import * as file30 from './service-accounts/service-accounts';
import * as file31 from './session';
import * as file32 from './sessions-extension';
import * as file33 from './sign-in-limits-extension';
import * as file34 from './statistics/statistics';
import * as file35 from './system-health/system-health';
import * as file36 from './teams/teams';
import * as file37 from './undo-extension/undo-extension';
import * as file38 from './used-by-extension/used-by-extension';
import * as file39 from './user-summary';
import * as file40 from './users/users';
import * as file41 from './version-acceptances/save';
import * as file42 from './version-acceptances/version-acceptances';
import * as file43 from './version-authorisations/batch';
import * as file44 from './version-authorisations/version-authorisations';

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
  ...file44,
};
