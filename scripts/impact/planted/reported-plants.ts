import { operationIn, type PlantedChange, schemaIn } from './planted-change';

/** Changes that a report found to be missed or half traced. */
export const reportedPlants: Record<string, PlantedChange> = {
  'a removed header of an answer': {
    plant(contract) {
      const answer = operationIn(contract, 'commitPendingInvites').operation.responses['200'];
      delete (answer as { headers?: object }).headers;
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a header that is dropped everywhere': {
    plant(contract) {
      const components = contract.components as Record<
        string,
        Record<string, { description?: string; schema?: object }>
      >;
      const header = components.headers?.undoId;
      if (header) header.schema = { type: 'integer' };
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a removed coded error': {
    plant(contract) {
      const refused = operationIn(contract, 'commitLinks').operation.responses['400'];
      const schema = refused?.content['text/plain']?.schema;
      if (schema?.enum) schema.enum = schema.enum.slice(0, -1);
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a call that becomes public': {
    plant(contract) {
      (operationIn(contract, 'getSignInLimits').operation as { security?: object[] }).security = [];
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a renamed path parameter': {
    plant(contract) {
      const { path, item } = operationIn(contract, 'endSession');
      delete contract.paths[path];
      contract.paths[path.replace('{sessionId}', '{id}')] = item;
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a newly required parameter': {
    plant(contract) {
      const { parameters } = operationIn(contract, 'filterOrganisationTree').operation;
      parameters.push({ name: 'locale', in: 'query', required: true, schema: { type: 'string' } });
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a rule of a request that nobody judges': {
    plant(contract) {
      schemaIn(contract, 'UndoRequest').minProperties = 1;
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a field of a request that only answers have': {
    plant(contract) {
      const op = operationIn(contract, 'setOrganisationTimeZone').operation as {
        requestBody?: unknown;
      };
      console.log(JSON.stringify(op.requestBody));
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a dropped operation': {
    plant(contract) {
      const { item, method } = operationIn(contract, 'getSystemHealthTree');
      delete item[method];
    },
    what: '',
    breaks: [],
    places: {},
  },
  'a rule of an answer that nobody judges': {
    plant(contract) {
      const a = operationIn(contract, 'listCurrencies').operation.responses['200']?.content[
        'application/json'
      ];
      console.log(JSON.stringify(a?.schema));
      schemaIn(contract, 'UndoneDeletion').dependentRequired = { ids: ['links'] };
    },
    what: '',
    breaks: [],
    places: {},
  },
};
