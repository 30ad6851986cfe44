import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  acceptancesCall,
  addCall,
  node,
  nodesCall,
  panelHeading,
  row,
  sentBy,
  treeCall,
  version,
} from '~/testing/acceptances-page';
import { accept, acceptButton, box, chooseNode, dialog, openVersion } from '~/testing/accepting';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';

describe('failures and unsaved choices', () => {
  test('a failed save shows the reason and Retry in the question', async () => {
    let isBroken = true;
    const { user, calls } = await openVersion({
      [addCall]: () => (isBroken ? coded('BadRequest') : exampleOf('addAcceptance', 'added')),
    });
    await user.click(box('Only for node'));
    await chooseNode(user, 'Market Hall');
    await accept(user);
    const question = await dialog('Accept version');
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Unable to save acceptance. Bad Request.',
    );
    isBroken = false;
    await user.click(question.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The acceptance was saved.')).toBeVisible();
    expect(sentBy(calls, addCall)).toHaveLength(2);
  });

  test('Cancel after a failed save reloads what somebody else accepted', async () => {
    let tree = exampleOf('getAcceptancesTree', 'applications');
    const { user } = await openVersion({
      [treeCall]: () => tree,
      [addCall]: () => {
        tree = exampleOf('getAcceptancesTree', 'applications');
        const entity = tree[0]?.children?.[0]?.entity;
        if (entity?.entityType !== 'version') throw new Error('The example has no version.');
        entity.acceptanceStatus.acceptedRootNodeIDs.push(node(3));
        return coded('BadRequest');
      },
    });
    await user.click(box('Only for node'));
    await chooseNode(user, 'Market Hall');
    await accept(user);
    const question = await dialog('Accept version');
    await question.findByRole('alert');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^Partial for 2 nodes/)).toBeVisible();
    expect(screen.getByText('No node is chosen.')).toBeVisible();
    expect(acceptButton()).toBeDisabled();
  });

  test('failed nodes show the reason and Retry, and Accept stays disabled', async () => {
    let isBroken = true;
    const { user } = await openVersion({
      [nodesCall]: () => (isBroken ? coded('BadRequest') : exampleOf('listOutletNodes', 'nodes')),
    });
    await user.click(box('Only for node'));
    expect(await screen.findByText('Unable to fetch nodes. Bad Request.')).toBeVisible();
    expect(acceptButton()).toBeDisabled();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await chooseNode(user, 'City Centre');
    expect(acceptButton()).toBeEnabled();
  });

  test('the choice says when no node is left', async () => {
    const { user } = await openVersion({ [nodesCall]: () => [] });
    await user.click(box('Only for node'));
    await user.click(await screen.findByRole('button', { name: 'Choose an outlet or group' }));
    expect(await screen.findByText(/^The version is accepted for every outlet/)).toBeVisible();
  });

  test('a failed reload after a save says that the page may be out of date', async () => {
    let isSaved = false;
    const { user } = await openVersion({
      [treeCall]: () =>
        isSaved ? coded('BadRequest') : exampleOf('getAcceptancesTree', 'applications'),
      [addCall]: () => {
        isSaved = true;
        return exampleOf('addAcceptance', 'added');
      },
    });
    await accept(user);
    expect(
      await screen.findByText(/What is shown may be out of date\. Bad Request\./),
    ).toBeVisible();
    isSaved = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });

  test('an acceptance that the tree shows before the call ends keeps its guard and its outcome', async () => {
    let isAccepted = false;
    let answer: (nodes: unknown) => void = () => undefined;
    const { user, history } = await openVersion({
      [treeCall]: () => {
        const tree = exampleOf('getAcceptancesTree', 'applications');
        const entity = tree[0]?.children?.[0]?.entity;
        if (entity?.entityType === 'version') entity.acceptanceStatus.fullyAccepted = isAccepted;
        return tree;
      },
      [acceptancesCall(3)]: () =>
        isAccepted
          ? new Promise((resolve) => (answer = resolve))
          : exampleOf('listAcceptanceNodes', version(3)),
      [addCall]: () => {
        isAccepted = true;
        return exampleOf('addAcceptance', 'added');
      },
    });
    await user.click((await row('5.6.1.250')).querySelector('[data-expander]') as Element);
    await row('Quay Street');
    await accept(user);
    await screen.findByText(/^Accepted for all nodes/);
    act(() => history.push('/profile'));
    const question = await dialog('Unsaved changes');
    await user.click(question.getByRole('button', { name: 'Stay' }));
    answer(exampleOf('listAcceptanceNodes', version(3)));
    expect(await screen.findByText('The acceptance was saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks before a navigation discards the choices', async () => {
    const { user } = await openVersion();
    await user.click(box('Not Before'));
    await user.click(await row('Kitchen Display'));
    const question = await dialog('Unsaved changes');
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(box('Not Before')).toBeChecked();
    await user.click(box('Not Before'));
    await user.click(await row('Kitchen Display'));
    expect(await panelHeading('Kitchen Display')).toBeVisible();
  });
});
