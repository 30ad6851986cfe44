import type { Defect } from './defective-service';

const old = 'Made by a conformance run';
const changed = 'Changed by a conformance run';

// A change of the run's own client that has no other field.
const fewFields = /\{"clientID":"(cf-[^"]*)","name":"([^"]*)"\}/;

const stayOld: Defect['answer'] = ({ status, text }) =>
  status === 200 ? { text: text.replaceAll(changed, old) } : null;

/** Deviations of what is saved, which only reading it again shows. */
export const plantedStorage: readonly Defect[] = [
  {
    name: 'a change that is answered and not stored',
    operationId: 'commitClients',
    pointer: '/changes/0/description',
    body: (text) => text.replaceAll(changed, old),
    answer: ({ status, text }) => (status === 200 ? { text: text.replaceAll(old, changed) } : null),
  },
  {
    name: 'a change that resets what is left out',
    operationId: 'commitClients',
    pointer: '/changes/0/description',
    body: (text) => text.replace(fewFields, '{"clientID":"$1","name":"$2","description":""}'),
  },
  {
    name: 'a list that stays old',
    operationId: 'listClients',
    pointer: '/n/description',
    answer: stayOld,
  },
  {
    name: 'a single record that stays old',
    operationId: 'getClient',
    pointer: '/description',
    answer: stayOld,
  },
  {
    name: 'a list without a new record',
    operationId: 'listClients',
    pointer: 'the body',
    answer: ({ status, text }) => {
      if (status !== 200) return null;
      const rows = JSON.parse(text) as { clientID: string }[];
      return { text: JSON.stringify(rows.filter(({ clientID }) => !clientID.startsWith('cf-'))) };
    },
  },
];
