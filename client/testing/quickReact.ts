import * as React from 'react';

// React notes for every element where it was made, which nobody reads here and takes a tenth of the time. It takes no
// more notes where it has taken ten thousand within a second.

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as Record<string, unknown>)[INTERNALS];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
