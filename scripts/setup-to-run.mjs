// As setup.mjs, but without what only the tests need.
import { install } from './install.mjs';

await install({ tests: false });
