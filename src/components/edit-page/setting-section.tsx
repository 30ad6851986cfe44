import { Button } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { Panel } from '../panel/panel';
import { IfEditable } from './form-page';
import classes from './setting-section.module.css';

interface SettingSectionProps {
  title: string;
  /** The stored value as text. A change is announced. */
  state: string;
  mark?: ReactNode;
  buttonText: string;
  /** The dialog that changes the value and saves it. Each opening starts with the stored value. */
  dialog: (state: { isOpen: boolean; onClose: () => void }) => ReactNode;
  note?: ReactNode;
}

/** A panel of an edit page with a value, which a dialog changes and saves by itself. */
export function SettingSection(props: SettingSectionProps) {
  const { title, state, mark, buttonText, dialog, note } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = () => {
    setOpenings((before) => before + 1);
    setIsOpen(true);
  };
  return (
    <Panel title={title}>
      <div className={classes.row}>
        <p className={classes.state} role="status">
          {state}
        </p>
        {mark}
        <IfEditable>
          <Button variant="default" onClick={open}>
            {buttonText}
          </Button>
        </IfEditable>
      </div>
      {note ? <div className={classes.note}>{note}</div> : null}
      <Fragment key={openings}>{dialog({ isOpen, onClose: () => setIsOpen(false) })}</Fragment>
    </Panel>
  );
}
