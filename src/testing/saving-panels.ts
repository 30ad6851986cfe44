import { screen } from '@testing-library/react';
import type { Organisation } from '~/api/organisations';
import {
  acceptance,
  answers as acceptancesAnswers,
  acceptancesCall,
  app,
  settingsCall,
  treeCall,
  updateCall,
  version,
} from './acceptances-page';
import { exampleOf } from './contract-examples';
import { harbour } from './harbour';
import {
  batchCall,
  childrenCall,
  answers as organisationAnswers,
  id as organisationId,
} from './organisations-page';
import { named, type SavingScreen } from './saving-screen';

const organisation = { persona: 'organisationAdministrator' } as const;
const market = organisationId(5);

/** Changes the records of a tree's nodes. */
const inNodes = <Node extends { entity: object }>(
  nodes: readonly Node[],
  change: (entity: Node['entity']) => unknown,
) => nodes.map((node) => ({ ...node, entity: change(node.entity) }));

const marketOr = (one: Organisation, came: unknown) => (one.organisationID === market ? came : one);

const versions = `/organisation/${harbour}/acceptances?app=${app(1)}`;

/** The panels beside a tree, by name. */
export const savingPanels = {
  'the panel of an organisation': {
    persona: 'superUser',
    ...named,
    kind: 'Organisation',
    path: `/admin/organisations?selected=${market}`,
    reads: (came) => ({
      ...organisationAnswers,
      'GET /api/Organisation': () =>
        exampleOf('listOrganisations', 'list').map((one) => marketOr(one, came())),
      [childrenCall(3)]: () =>
        inNodes(exampleOf('listChildOrganisationNodes', harbour), (entity) =>
          marketOr(entity, came()),
        ),
    }),
    call: batchCall,
  },
  'the panel of automatic acceptance': {
    ...organisation,
    kind: 'ApplicationSettings',
    path: versions,
    reads: (came) => ({
      ...acceptancesAnswers,
      [treeCall]: () =>
        inNodes(exampleOf('getAcceptancesTree', 'applications'), (entity) => ({
          ...entity,
          settings: came(),
        })),
    }),
    call: settingsCall,
    edit: async (user) => user.click(await screen.findByRole('switch', { name: 'Auto accept' })),
    edited: { autoAccept: false },
  },
  'the panel of an acceptance': {
    ...organisation,
    kind: 'ApplicationPackageAcceptance',
    path: `${versions}&version=${version(3)}&acceptance=${acceptance(2)}`,
    reads: (came) => ({
      ...acceptancesAnswers,
      [acceptancesCall(3)]: () =>
        inNodes(exampleOf('listAcceptanceNodes', version(3)), (entity) => ({
          ...entity,
          acceptance: came(),
        })),
    }),
    call: updateCall,
    edit: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Not Before' })),
    edited: { notBefore: null },
  },
} satisfies Record<string, SavingScreen>;
