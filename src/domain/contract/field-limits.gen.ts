// Generated from openapi/ by "npm run generate". Do not edit.

export const fieldLimits = {
  AcceptInvitationRequest: {
    email: 64,
    userShortName: 32,
    userFullName: 64,
  },
  AuthorisedOrganisation: {
    organisationCode: 16,
    name: 32,
  },
  Client: {
    clientID: 16,
    name: 64,
    description: 512,
    homepage: 128,
    redirectUris: 1024,
  },
  ClientChange: {
    clientID: 16,
    name: 64,
    description: 512,
    homepage: 128,
    newClientSecret: 128,
    redirectUris: 1024,
  },
  ConfirmPasswordResetRequest: {
    email: 64,
  },
  DeploymentServerInstance: {
    name: 32,
    uri: 256,
  },
  DeploymentServerInstanceChange: {
    name: 32,
    uri: 256,
    jwtSigningKey: 128,
  },
  InitialiseRequest: {
    currencyCode: 4,
    defaultConfigTemplateOrgCode: 16,
  },
  IntegrationServerInstance: {
    name: 32,
    uri: 256,
  },
  IntegrationServerInstanceChange: {
    name: 32,
    uri: 256,
    jwtSigningKey: 128,
    secret: 128,
  },
  Invite: {
    email: 64,
    senderName: 64,
  },
  LastSeen: {
    id: 64,
  },
  Organisation: {
    organisationCode: 16,
    name: 32,
  },
  OrganisationChange: {
    organisationCode: 16,
    name: 32,
  },
  OrganisationProfile: {
    name: 32,
  },
  OrganisationProfileChange: {
    name: 32,
  },
  OrganisationTimeZone: {
    timeZone: 64,
    inheritedTimeZone: 64,
  },
  OrganisationTimeZoneChange: {
    timeZone: 64,
  },
  OrganisationUserLink: {
    organisationName: 32,
    teamUserName: 64,
    userEmail: 64,
  },
  OrganisationUserLinkChange: {
    organisationName: 32,
    teamUserName: 64,
    userEmail: 64,
  },
  OwnProfileChange: {
    shortName: 32,
    fullName: 64,
    email: 64,
  },
  PermissionGroup: {
    name: 32,
  },
  PermissionGroupChange: {
    name: 32,
  },
  PermissionGroupChoice: {
    name: 32,
  },
  PosCoreInstance: {
    name: 32,
    uri: 256,
  },
  PosCoreInstanceChange: {
    name: 32,
    uri: 256,
    jwtSigningKey: 128,
  },
  SavedProfile: {
    shortName: 32,
    fullName: 64,
    email: 64,
  },
  SendInviteRequest: {
    email: 64,
  },
  SendPasswordResetRequest: {
    email: 64,
  },
  ServiceAccount: {
    name: 32,
  },
  ServiceAccountChange: {
    name: 32,
  },
  SessionOrganisation: {
    name: 32,
  },
  Team: {
    name: 32,
  },
  TeamChange: {
    name: 32,
  },
  TeamMemberLink: {
    userName: 64,
  },
  TeamMemberLinkChange: {
    userName: 64,
  },
  User: {
    shortName: 32,
    fullName: 64,
    email: 64,
  },
  UserChange: {
    shortName: 32,
    fullName: 64,
    email: 64,
  },
  UserSession: {
    device: 100,
    address: 64,
  },
  ValidateInvitationRequest: {
    email: 64,
    userShortName: 32,
    userFullName: 64,
  },
  ValidatePasswordResetRequest: {
    email: 64,
  },
} as const;
