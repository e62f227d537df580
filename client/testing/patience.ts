import { configure } from '@testing-library/react';

// A limit of time, not a measurement: a busy machine takes several times as long as a quiet one.
configure({ asyncUtilTimeout: 20_000 });
