import { IntegrationServerInstanceType } from '../../../src/domain/contract/enums.gen';
import {
  type clients,
  deploymentServers,
  integrationServers,
  posCoreInstances,
} from '../schema/servers';
import type { SecretKeys } from '../secrets/secret-keys';
import { sealSigningKey } from '../secrets/signing-keys';
import { daysBefore } from './demo-dates';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { SeededRandom } from './seeded-random';

type PosCoreInstance = SeedRow<typeof posCoreInstances>;

/** The numbers of the three POS Core instances that serve the organisations. */
export const posCoreNumber = { europe: 1, north: 2, unreachable: 3 } as const;

/**
 * Makes the three POS Core instances.
 * @param uris addresses of the two simulated ones; nothing listens at the address of the third
 */
export function demoPosCoreInstances(
  uris: readonly [string, string],
  secretKeys: SecretKeys,
): PosCoreInstance[] {
  const [europe, north] = uris;
  const unreachable = 'http://127.0.0.1:9';
  return [
    posCore(posCoreNumber.europe, 'POS Core Europe', europe, '7.4.2.118', '5b2e9f1', europe),
    posCore(posCoreNumber.north, 'POS Core North', north, '7.2.0.64', '9d41c07', null),
    posCore(posCoreNumber.unreachable, 'POS Core Unreachable', unreachable, '6.9.1.12', null, null),
  ].map((row, index) => {
    const key = `demo-signing-key-${index + 1}`;
    return {
      ...row,
      jwtSigningKey: sealSigningKey(secretKeys, posCoreInstances, row.posCoreInstanceID, key),
    };
  });
}

function posCore(
  number: number,
  name: string,
  uri: string,
  version: string,
  gitHash: string | null,
  stagingUri: string | null,
): Omit<PosCoreInstance, 'jwtSigningKey'> {
  return {
    posCoreInstanceID: fixedIdentifier('posCoreInstance', number),
    name,
    uri,
    versionUri: uri,
    stagingUri,
    exceptionsUri: uri,
    version,
    gitHash,
  };
}

export function demoDeploymentServers(secretKeys: SecretKeys): SeedRow<typeof deploymentServers>[] {
  const id = fixedIdentifier('deploymentServer', 1);
  const key = 'demo-signing-key-deployment';
  return [
    {
      deploymentServerInstanceID: id,
      name: 'Deployment Main',
      uri: 'https://deployment.demo.test',
      jwtSigningKey: sealSigningKey(secretKeys, deploymentServers, id, key),
      versionUri: null,
      stagingUri: null,
      exceptionsUri: null,
    },
  ];
}

export function demoIntegrationServers(
  secretKeys: SecretKeys,
): SeedRow<typeof integrationServers>[] {
  const { RemoteOrderService, DataExtractionService, PartnerServices, ReportingService } =
    IntegrationServerInstanceType;
  const servers = [
    { name: 'Remote Orders One', type: RemoteOrderService, host: 'remote-orders', test: false },
    { name: 'Data Extraction One', type: DataExtractionService, host: 'extraction', test: false },
    { name: 'Partner Services One', type: PartnerServices, host: 'partners', test: false },
    { name: 'Reporting One', type: ReportingService, host: 'reporting', test: false },
    { name: 'Remote Orders Sandbox', type: RemoteOrderService, host: 'sandbox', test: true },
  ];
  return servers.map(({ name, type, host, test }, index) => {
    const id = fixedIdentifier('integrationServer', index + 1);
    const key = `demo-signing-key-${host}`;
    return {
      integrationServerInstanceID: id,
      name,
      integrationServerInstanceType: type,
      uri: `https://${host}.demo.test`,
      jwtSigningKey: sealSigningKey(secretKeys, integrationServers, id, key),
      stagingUri: test ? null : `https://staging.${host}.demo.test`,
      secretHash: null,
      testInstance: test,
    };
  });
}

const clientTexts = [
  ['backoffice', 'Back Office', 'Prices, menus and reports of the restaurants.'],
  ['kiosk', 'Kiosk', 'Guests order and pay at a screen by themselves.'],
  ['partner-orders', 'Partner Orders', 'Orders that delivery partners take.'],
  ['waiter-app', 'Waiter', 'Orders taken at the table with a telephone.'],
  ['insights', 'Insights', 'Dashboards and reports over all outlets.'],
  ['kitchen', 'Kitchen Display', 'What the kitchen has to cook next.'],
  ['loyalty', 'Loyalty', 'Points and vouchers of regular guests.'],
  ['table-booking', 'Table Booking', 'Reservations from the web site.'],
  ['webshop', 'Web Shop', 'Orders to take away, from the web site.'],
  ['stock-take', 'Stock Take', 'Counting stock with a hand-held scanner.'],
] as const;

/** Makes ten clients, and for each further step of the scale ten more of invented partners. */
export function demoClients(scale: number, now: Date): SeedRow<typeof clients>[] {
  const random = new SeededRandom('clients');
  return Array.from({ length: clientTexts.length * scale }, (_, index) => {
    const text = clientTexts[index];
    const clientID = text ? text[0] : `partner-${index + 1}`;
    const homepage = `https://${clientID}.demo.test`;
    const redirectUris = [`${homepage}/signed-in`];
    if (random.chance(0.4)) redirectUris.push(`${homepage}/silent-renewal`);
    return {
      clientID,
      name: text ? text[1] : `Partner ${index + 1}`,
      description: text ? text[2] : 'A partner that reads sales figures.',
      homepage: random.chance(0.85) ? homepage : '',
      allowPasswordGrant: clientID === 'backoffice' || clientID === 'waiter-app',
      allowRemoteOrderingGrant: clientID === 'partner-orders' || clientID === 'webshop',
      secretHash: null,
      imageBase64: null,
      redirectUris,
      dateTimeCreated: daysBefore(now, random.between(150, 900)),
    };
  });
}
