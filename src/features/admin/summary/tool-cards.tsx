import { SummaryCard } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import classes from './tool-cards.module.css';

const tools = [
  {
    title: 'Audit Logs',
    to: '/admin/auditlogs',
    action: 'Open audit logs',
    about: 'Who did what, when and for which organisation.',
  },
  {
    title: 'Entity Lookup',
    to: '/admin/entitylookup',
    action: 'Look up an id',
    about: 'Find any outlet, account, device or other record by its id.',
  },
  {
    title: 'Statistics',
    to: '/admin/statistics',
    action: 'Open statistics',
    about: 'Outlets and transactions of a month by POS Core instance.',
  },
] as const;

/** The links to the tools that have no figures in the summary. */
export function ToolCards() {
  return tools.map(({ title, to, action, about }) => (
    <SummaryCard key={to} title={title} action={<TextLink to={to}>{action}</TextLink>}>
      <p className={classes.about}>{about}</p>
    </SummaryCard>
  ));
}
