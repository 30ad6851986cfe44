// Generated from openapi/ by "npm run generate". Do not edit.

export interface SecuritySchemes {
  session: {
    type: 'apiKey';
    in: 'cookie';
    name: 'session';
  };
  xhr: {
    type: 'apiKey';
    in: 'header';
    name: 'X-Requested-With';
  };
}
