import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { useLatePart } from '~/components/late-part';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { accessTools } from './access-tools';
import { closedWhy, parseWhySearch, type WhySearch } from './why/why-search';

const icon = <IconHelpCircle size="1rem" aria-hidden="true" />;

/** Provides the two questions about access: their buttons, the action of a row, and their drawers. */
export function useAccessQuestions(orgId: string) {
  const why = useSearch({
    from: '/_signed-in/organisation/$orgId/links/',
    select: parseWhySearch,
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/organisation/$orgId/links/' });
  // Back closes or opens a drawer, but repeats no choice in it.
  const change = (next: WhySearch, replace: boolean) =>
    navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const changeWhy = (next: WhySearch) => change(next, !('why' in next));
  const changeWho = (who: string | undefined) => change({ who }, Boolean(who && why.who));
  // The drawer offers the members of teams.
  const rowActions = useCallback(
    (link: OrganisationUserLink) => {
      const search = { why: true as const, person: link.teamUserID };
      const explain = () =>
        navigate({ search: (old) => ({ ...old, ...search }), resetScroll: false });
      return isUserLink(link)
        ? [{ label: 'What may this person do, and why?', onClick: explain }]
        : [];
    },
    [navigate],
  );
  const late = useLatePart(
    accessTools,
    why.why === true || why.who !== undefined,
    (isWanted) => isWanted || change({ ...closedWhy, who: undefined }, false),
  );
  return {
    rowActions,
    buttons: (
      <>
        <Button variant="default" leftSection={icon} onClick={() => changeWhy({ why: true })}>
          What may a person do, and why?
        </Button>
        {/* On a telephone it is in one line with "Add access". */}
        <Button variant="default" leftSection={icon} onClick={() => changeWho('Edit')}>
          Who has a permission?
        </Button>
      </>
    ),
    drawers: late ? (
      <late.QuestionDrawers
        orgId={orgId}
        search={why}
        onWhyChange={changeWhy}
        onWhoChange={changeWho}
      />
    ) : null,
  };
}
