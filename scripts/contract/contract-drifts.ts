/** A change of the contract, and the files in which type checking must fail until they follow it. */
export interface Drift {
  change: string;
  file: string;
  from: string | RegExp;
  to: string;
  mustFollow: readonly string[];
}

export const drifts: readonly Drift[] = [
  {
    change: 'a field is renamed',
    file: 'openapi/components/schemas/users.yaml',
    from: /shortName/g,
    to: 'nickname',
    mustFollow: [
      'src/features/admin/users/users-grid-screen.tsx',
      'service/operations/user-record.ts',
    ],
  },
  {
    change: 'an operation is dropped',
    file: 'openapi/openapi.yaml',
    from: /^ {2}\/api\/client\/\{id\}:\n.*\n/m,
    to: '',
    mustFollow: ['src/api/clients.ts', 'service/operations/clients.ts'],
  },
  {
    change: 'a request gets a field that it must have',
    file: 'openapi/components/schemas/users.yaml',
    from: /required: \[shortName, fullName, email\]([\s\S]*?properties:)/,
    to: 'required: [shortName, fullName, email, timeZone]$1\n    timeZone:\n      type: string',
    mustFollow: ['src/features/admin/users/user-form.ts'],
  },
  {
    change: 'an element of the session tuple changes its type',
    file: 'openapi/components/schemas/session.yaml',
    from: /( {4}- )type: boolean/,
    to: '$1type: string',
    mustFollow: ['src/session/session.ts', 'service/operations/session.ts'],
  },
  {
    change: 'a coded error is added',
    file: 'openapi/paths/users.yaml',
    from: 'enum: [BadRequest, BadRequest_UserDoesNotExist]',
    to: 'enum: [BadRequest, BadRequest_UserDoesNotExist, BadRequest_UserIsLocked]',
    mustFollow: ['src/api/error-messages.ts'],
  },
];
