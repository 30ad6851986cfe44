import { useState } from 'react';
import { QuestionDrawer } from '../why/question-drawer';
import { WhoMay } from './who-may';
import { firstQuestion } from './who-question';

interface WhoDrawerProps {
  orgId: string;
  /** The question in the address; undefined while the drawer is closed. */
  who: string | undefined;
  onChange: (who: string | undefined) => void;
}

/** The drawer "Who has a permission?", open or closed. */
export function WhoDrawer({ orgId, who, onChange }: WhoDrawerProps) {
  // The answer stays while the drawer slides out.
  const [shown, setShown] = useState(who ?? firstQuestion);
  if (who !== undefined && shown !== who) setShown(who);
  return (
    <QuestionDrawer
      isOpen={who !== undefined}
      title="Who has a permission?"
      onClose={() => onChange(undefined)}
    >
      <WhoMay orgId={orgId} text={shown} onChange={onChange} />
    </QuestionDrawer>
  );
}
