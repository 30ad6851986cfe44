import { NodeType, OrganisationType } from '../../../src/domain/contract/enums.gen';
import type { outletNodes } from '../schema/organisations';
import type { Stored } from '../schema/stored-numbers';
import { CountryNames } from './country-names';
import type { DemoOrganisation } from './demo-organisations';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

/** A site node: an outlet group, an outlet or a terminal. */
export type DemoNode = SeedRow<typeof outletNodes>;

/** The site nodes of a licensee. Within each list, parents come first. */
export interface DemoSite {
  organisation: DemoOrganisation;
  groups: DemoNode[];
  outlets: DemoNode[];
  terminals: DemoNode[];
}

// On average five outlets per licensee and three terminals per outlet, at any scale.
const outletsPerLicensee = [5, 3, 7, 4, 6] as const;
const terminalsPerOutlet = [3, 2, 4] as const;
const outletsPerGroup = 4;

/** Makes the site nodes of all licensees. The first ones are those of the contract's examples. */
export function demoSites(organisations: readonly DemoOrganisation[]): DemoSite[] {
  const streets = new CountryNames('streets');
  const random = new SeededRandom('sites');
  let outletNumber = 0;
  return organisations
    .filter(({ row }) => row.organisationType === OrganisationType.Licensee)
    .map((organisation, licensee) => {
      const isFirst = licensee === 0;
      const { country } = organisation;
      const { organisationID } = organisation.row;
      const node = (
        nodeType: Stored<'NodeType'>,
        name: string,
        parentID: string | null,
        fixed?: number,
      ) => ({
        nodeID: fixed ? fixedIdentifier('outletNode', fixed) : random.identifier(),
        organisationID,
        parentID,
        nodeType,
        name,
      });
      const site: DemoSite = { organisation, groups: [], outlets: [], terminals: [] };
      const outlets = at(outletsPerLicensee, licensee);
      for (let index = 0; index < outlets; index += 1) {
        if (index % outletsPerGroup === 0) {
          const groupName = at(
            country.outletGroups,
            isFirst ? site.groups.length : licensee + index,
          );
          // The second group of every third licensee is within the first one, so that trees differ.
          const parent = licensee % 3 === 2 ? site.groups[0] : undefined;
          const fixed = isFirst && index === 0 ? 1 : undefined;
          site.groups.push(node(NodeType.OutletGroup, groupName, parent?.nodeID ?? null, fixed));
        }
        const group = at(site.groups, site.groups.length - 1);
        const isExample = isFirst && index < 2;
        const outlet = node(
          NodeType.Outlet,
          isExample ? at(['Quay Street', 'Market Hall'], index) : streets.street(country),
          group.nodeID,
          isExample ? index + 2 : undefined,
        );
        site.outlets.push(outlet);
        const terminals = at(terminalsPerOutlet, outletNumber);
        for (let terminal = 0; terminal < terminals; terminal += 1) {
          // Bar 1 of the first outlet and Till 2 of the second are in the contract's examples.
          const fixed = isExample && terminal === index ? index + 4 : undefined;
          const name = `${at(country.terminals, terminal)} ${terminal + 1}`;
          site.terminals.push(node(NodeType.Terminal, name, outlet.nodeID, fixed));
        }
        outletNumber += 1;
      }
      return site;
    });
}
