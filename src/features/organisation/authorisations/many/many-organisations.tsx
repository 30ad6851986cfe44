import { Button } from '@mantine/core';
import { createContext, use, useMemo, useState } from 'react';
import type { LatePart } from '~/components/late-part';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { RecordGrid } from '~/components/record-grid/record-grid';
import type {
  ManyActionsModule,
  ManyActionsProps,
} from '~/components/record-grid/record-grid-props';
import { gridRights } from '~/domain/grid-rights';
import type { AuthorisationSelection, ChildOrganisation } from '../child-authorisations';
import { ManyVersionsDialog } from './many-versions-dialog';

const Selection = createContext<AuthorisationSelection | null>(null);

interface ManyOrganisationsProps extends AuthorisationSelection {
  /** The part with this module, whose `ManyActions` the grid shows. */
  actions: LatePart<ManyActionsModule<ChildOrganisation>>;
}

/**
 * The organisations of the selected entry in a grid, in which several can be selected
 * (docs/product/many-at-once.md#versions).
 */
export function ManyOrganisations(props: ManyOrganisationsProps) {
  const { actions, ...selection } = props;
  const { groups, listed } = selection;
  const columns = useMemo((): GridColumn<ChildOrganisation>[] => {
    const names = new Map(groups.map(({ key, name }) => [key, name]));
    return [
      { key: 'name', header: 'Name', width: 220 },
      { key: 'code', header: 'Code', width: 120 },
      {
        key: 'version',
        header: 'Version',
        width: 140,
        value: ({ versionKey }) => names.get(versionKey) ?? '',
      },
    ];
  }, [groups]);
  return (
    <Selection value={selection}>
      <RecordGrid
        title="Organisations"
        list={{ records: listed, readFresh: async () => listed }}
        table={{ idKey: 'id', columns, isSelecting: true, manyActions: actions }}
        saving={{ rights: gridRights.None }}
        page={{ headingLevel: 2 }}
      />
    </Selection>
  );
}

/** The buttons for the selected organisations. */
export function ManyActions({ count, selected }: ManyActionsProps<ChildOrganisation>) {
  const selection = use(Selection);
  const [asked, setAsked] = useState<{
    action: 'authorise' | 'accept';
    organisations: readonly ChildOrganisation[];
  }>();
  const button = (action: 'authorise' | 'accept', text: string) => (
    <Button
      size="compact-sm"
      variant="default"
      disabled={count === 0}
      onClick={() => setAsked({ action, organisations: selected() })}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button('authorise', 'Authorise')}
      {button('accept', 'Accept')}
      {selection && asked ? (
        <ManyVersionsDialog {...selection} {...asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
}
