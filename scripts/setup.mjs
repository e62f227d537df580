// Imported before anything that needs a package: checks Node.js and installs what is missing, for tests as well.
import { install } from './install.mjs';

await install({ tests: true });
