import { useState } from 'react';
import { AccessExplanation } from './access-explanation';
import { QuestionDrawer } from './question-drawer';
import { closedWhy, type WhySearch } from './why-search';

interface WhyDrawerProps {
  orgId: string;
  search: WhySearch;
  onChange: (search: WhySearch) => void;
}

/** The drawer "What may a person do, and why?", open or closed. */
export function WhyDrawer({ orgId, search, onChange }: WhyDrawerProps) {
  // The explanation stays while the drawer slides out. Nothing of it loads before the drawer opens.
  const [shown, setShown] = useState(search);
  if (search.why && shown !== search) setShown(search);
  return (
    <QuestionDrawer
      isOpen={search.why === true}
      title="What may a person do, and why?"
      onClose={() => onChange(closedWhy)}
    >
      <AccessExplanation
        orgId={orgId}
        search={shown}
        // What was typed last would come after the close.
        onSearchChange={(next) => search.why && onChange(next)}
        hasChoice
      />
    </QuestionDrawer>
  );
}
