import { useLinksWithEnds } from '~/api/access-ends';
import { useDateTimeText } from '~/components/use-date-time-text';
import { endText } from '~/domain/access-explanation/link-end';
import { shownName } from '~/domain/shown-name';
import classes from './access-form.module.css';

interface CopiedNoteProps {
  orgId: string;
  /** The id of the copied access link, and the name of its user or team. */
  copy: string;
  name: string;
}

/** Says what a copy of access has from the access that it copies. An end is not copied. */
export function CopiedNote({ orgId, copy, name }: CopiedNoteProps) {
  const { links } = useLinksWithEnds(orgId);
  const dateTimeText = useDateTimeText();
  const end = links?.find((link) => link.organisationUserLinkID === copy)?.end;
  const from = `The permission groups and outlet restrictions are those of ${shownName(name)}.`;
  return (
    <div className={classes.copied}>
      <p>{`${from} Administrator access is not copied.`}</p>
      <div role="status">
        {end ? (
          <p>{`That access ${endText(end, dateTimeText)}. The new access has no end.`}</p>
        ) : null}
      </div>
    </div>
  );
}
