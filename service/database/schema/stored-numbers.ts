import { integer } from 'drizzle-orm/sqlite-core';
import type * as contract from '../../../src/domain/contract/enums.gen';

/**
 * The stored numbers of the contract's enums. A number that the contract changes, removes or adds
 * does not compile without a change here. Such a change may need a migration of the stored rows.
 */
const storedNumbers = {
  IntegrationServerInstanceType: {
    Unknown: 0,
    RemoteOrderService: 1,
    DataExtractionService: 2,
    PartnerServices: 3,
    ReportingService: 4,
  },
  NodeType: {
    OutletGroup: 0,
    Outlet: 2,
    Terminal: 4,
  },
  OrganisationType: {
    Licensee: 1,
    Dealer: 2,
    TemplatePublic: 3,
    TemplatePrivate: 4,
    ConfigurationDefaults: 5,
    LicenseeGroup: 10,
    Root: 100,
  },
  OrganisationUserLinkType: {
    User: 1,
    Team: 2,
  },
  Permission: {
    Config_Publish: 1,
    Config_PLUs: 2,
    Config_Groups: 3,
    Config_PaymentTypes: 4,
    Config_SaleModifiers: 5,
    Config_Printers: 6,
    Config_PriceSchemes: 7,
    Config_PriceLevels: 8,
    Config_Localizations: 9,
    Config_TablePlans: 10,
    Config_Images: 11,
    Config_Menus: 12,
    Config_ServiceModes: 13,
    Config_Tax: 14,
    Config_Users: 15,
    Config_PrintLayouts: 16,
    Config_NodeTree: 17,
    Config_CostCenters: 18,
    Config_Currency: 19,
    Config_CorrectionTypes: 20,
    Config_Remarks: 21,
    Config_Adjustments: 22,
    Config_PredefinedPeriods: 23,
    Config_UserViewExistingPINs: 24,
    Config_ConfigurationUpdates: 25,
    Config_OrderTags: 26,
    Config_PaidInOutTypes: 27,
    Config_PLUSpecials: 28,
    Config_ServiceCharges: 29,
    Config_CourseBreaks: 30,
    Sales_SalesData: 31,
    Sales_Aggregates: 32,
    Sales_RemoteOrders: 33,
    System_Install: 34,
    System_Provisioning: 35,
    System_Health: 36,
    Customer_Contacts: 37,
    Customer_Events: 38,
    PartnerServices_Config: 39,
    PartnerServices_Sales: 40,
    DataExtractionService_Templates: 41,
    All_Config: 4094,
    All: 4095,
  },
  PermissionAction: {
    None: 0,
    Insert: 1,
    Update: 2,
    Delete: 4,
    Edit: 7,
    View: 8,
    All: 15,
  },
  ServiceAccountType: {
    None: 0,
    PosServer: 1,
    AtpUploader: 2,
    TestPos: 3,
    InstallService: 4,
    ReadonlySales: 5,
    Advert: 6,
    IntegrationServer: 7,
  },
} as const satisfies Pick<
  typeof contract,
  | 'IntegrationServerInstanceType'
  | 'NodeType'
  | 'OrganisationType'
  | 'OrganisationUserLinkType'
  | 'Permission'
  | 'PermissionAction'
  | 'ServiceAccountType'
>;

type EnumName = keyof typeof storedNumbers;

/** One of the numbers of an enum. */
export type Stored<Name extends EnumName> =
  (typeof storedNumbers)[Name][keyof (typeof storedNumbers)[Name]];

/** Whether an enum has a number. A later contract may have more of them. */
export function isStored<Name extends EnumName>(
  name: Name,
  value: number,
): value is number & Stored<Name> {
  return Object.values<number>(storedNumbers[name]).includes(value);
}

const enumsOfColumns = new Map<string, EnumName>();

/** A column with numbers of an enum. Columns of one name have the same enum. */
export function enumColumn<Name extends EnumName>(column: string, name: Name) {
  enumsOfColumns.set(column, name);
  return integer(column).$type<Stored<Name>>();
}

/** Lists the numbers that a column with this name may have; undefined for a column without an enum. */
export function storedNumbersOf(column: string): readonly number[] | undefined {
  const name = enumsOfColumns.get(column);
  return name && Object.values(storedNumbers[name]);
}
