import type { CreateServiceOptions } from '../create-service';

/** Options of a service with demo data that sends nothing to the outside and serves no console. */
export const demoOptions = {
  isDemo: true,
  scale: 1,
  smtpUrl: null,
  publicUrl: null,
  reportDeviationsTo: null,
  firstSuperUser: null,
  auditLogDays: null,
  consoleFolder: null,
} as const satisfies Partial<CreateServiceOptions>;
