import { Button, Radio } from '@mantine/core';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { passFocusOn } from '~/components/pass-focus';
import { numberText } from '~/domain/count-text';
import { permissionFamilies, permissionTitle } from '~/domain/permissions/permission-names';
import { shownName } from '~/domain/shown-name';
import { nodeTypeLabel, type SiteTree } from '~/domain/site-restriction';
import { allNodes } from '~/domain/tree-model';
import { OptionSelect, ParameterSelect } from '~/pickers/option-select';
import classes from '../why/why.module.css';
import { useWhoMay, type WhoAnswer } from './use-who-may';
import { WhoPeople } from './who-people';
import {
  type AskedQuestion,
  askedLevels,
  formatQuestion,
  parseQuestion,
  questionOf,
} from './who-question';

interface WhoMayProps {
  orgId: string;
  /** The question in the form of the address. */
  text: string;
  onChange: (text: string) => void;
}

const permissionOptions = permissionFamilies([]).flatMap(({ ids }) =>
  ids.map((id) => ({ value: id, label: permissionTitle(id) })),
);

/** Asks for a permission, a level and a place, and lists who may do that, and why. */
export function WhoMay({ orgId, text, onChange }: WhoMayProps) {
  const asked = useMemo(() => parseQuestion(text), [text]);
  const question = useMemo(() => questionOf(asked), [asked]);
  const answer = useWhoMay(orgId, question);
  const { list, groups, nodes, tree } = answer;
  // Each answer of a long look-up draws this again.
  const places = useMemo(() => placeOptions(tree), [tree]);
  const change = (next: Partial<AskedQuestion>) => onChange(formatQuestion({ ...asked, ...next }));
  const broken = [
    list.error && inWords(list.error, screenWords.access.load),
    groups.error && inWords(groups.error, screenWords.permissionGroup.choices),
  ].find((error) => error !== null);
  if (!list.data || !groups.data) {
    return (
      <div className={classes.waiting}>
        <LoadingOverlay
          isLoading={!broken}
          error={broken}
          onRetry={() => void [list, groups].map((read) => read.isError && read.refetch())}
        />
      </div>
    );
  }
  return (
    <div className={classes.explanation}>
      <div className={classes.question}>
        <OptionSelect
          label="Permission"
          placeholder="Choose a permission"
          value={asked.permission}
          onChange={(permission) => change({ permission })}
          // A portal would put the list behind the drawer.
          comboboxProps={{ withinPortal: false }}
          options={permissionOptions}
        />
        <ParameterSelect
          label="Place"
          value={asked.place}
          onChange={(place) => change({ place })}
          noneLabel={anywhere}
          comboboxProps={{ withinPortal: false }}
          options={places}
        />
        <Radio.Group
          label="Level"
          value={asked.level}
          onChange={(value) => change({ level: parseQuestion(value).level })}
        >
          <div className={classes.levels}>
            {Object.keys(askedLevels).map((level) => (
              <Radio key={level} value={level} label={level} />
            ))}
          </div>
        </Radio.Group>
      </div>
      <LoadFailures answer={answer} broken={broken} />
      <WhoPeople orgId={orgId} asked={asked} answer={answer} />
      <p className={classes.note}>
        Administrators of this organisation can give themselves every permission. Administrators of
        organisations above this one and super users have access besides; they are not listed here.
      </p>
      {nodes.isPending ? <p className={classes.note}>The places are still loading.</p> : null}
    </div>
  );
}

const anywhere = 'The whole organisation';

const placeOptions = ({ roots }: SiteTree) =>
  allNodes(roots).map(({ id, name, nodeType, path }) => ({
    key: id,
    value: `${shownName(name)} (${[nodeTypeLabel(nodeType).toLowerCase(), ...path.slice(-1)].join(' in ')})`,
  }));

const mostMessages = 5;

function LoadFailures({ answer, broken }: { answer: WhoAnswer; broken: Error | undefined }) {
  const { loadFailures, nodes, retry } = answer;
  const places = nodes.error && inWords(nodes.error, screenWords.outlets.load).message;
  const first = [broken?.message, places].filter((text) => text != null);
  const messages = [...new Set([...first, ...loadFailures])];
  return (
    <div role="alert" className={classes.failureArea}>
      {messages.length > 0 ? (
        <div className={classes.failures}>
          <p>Something could not be loaded, so this may not be all.</p>
          <ul className={classes.failureList}>
            {messages.slice(0, mostMessages).map((message) => (
              <li key={message}>{message}</li>
            ))}
            {messages.length > mostMessages ? (
              <li>{numberText(messages.length - mostMessages)} more.</li>
            ) : null}
          </ul>
          <Button
            ref={passFocusOn}
            variant="default"
            size="compact-sm"
            onClick={() => {
              for (const read of [answer.list, answer.groups, nodes]) {
                if (read.isError) void read.refetch();
              }
              retry();
            }}
          >
            Retry
          </Button>
        </div>
      ) : null}
    </div>
  );
}
