import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { AccessExplanation } from './access-explanation';
import classes from './why.module.css';
import type { WhySearch } from './why-search';

interface WhySectionProps {
  orgId: string;
  personID: string;
  search: WhySearch;
  onSearchChange: (search: WhySearch) => void;
}

/** "Why can this person do this?" below a person's own link, as stored. It loads when opened. */
export function WhySection({ orgId, personID, search, onSearchChange }: WhySectionProps) {
  const isOpen = search.why === true;
  const id = useId();
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const toggle = () =>
    onSearchChange({ ...search, why: isOpen ? undefined : true, permission: undefined });
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={toggle}
        >
          Why can this person do this?
        </Button>
      </h2>
      <div id={id} hidden={!isOpen} className={classes.sectionBody}>
        {isOpen ? (
          <AccessExplanation
            orgId={orgId}
            personID={personID}
            permission={search.permission}
            onPermissionChange={(permission) => onSearchChange({ ...search, permission })}
          />
        ) : null}
      </div>
    </section>
  );
}
