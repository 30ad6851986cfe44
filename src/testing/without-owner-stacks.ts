import * as React from 'react';

// In development React takes a stack trace for each element, for the first ten thousand of a second.
// No test reads them, and they cost a seventh of the tests' time. React has no setting for it.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
