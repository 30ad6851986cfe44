import { SideDrawer } from '~/components/side-drawer/side-drawer';
import { WhoMay } from './who/who-may';
import { AccessExplanation } from './why/access-explanation';
import { closedWhy, type WhySearch } from './why/why-search';

interface QuestionDrawersProps {
  orgId: string;
  search: WhySearch;
  onWhyChange: (search: WhySearch) => void;
  onWhoChange: (who: string | undefined) => void;
}

const size = '46rem';

/** The drawers of the two questions about access, open or closed. */
export function QuestionDrawers({ orgId, search, ...props }: QuestionDrawersProps) {
  return (
    <>
      <SideDrawer
        shown={search.why && search}
        title="What may a person do, and why?"
        size={size}
        onClose={() => props.onWhyChange(closedWhy)}
      >
        {(shown) => (
          <AccessExplanation
            orgId={orgId}
            search={shown}
            // What was typed last would come after the close.
            onSearchChange={(next) => search.why && props.onWhyChange(next)}
            hasChoice
          />
        )}
      </SideDrawer>
      <SideDrawer
        shown={search.who}
        title="Who has a permission?"
        size={size}
        onClose={() => props.onWhoChange(undefined)}
      >
        {(who) => <WhoMay orgId={orgId} text={who} onChange={props.onWhoChange} />}
      </SideDrawer>
    </>
  );
}
