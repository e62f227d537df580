// npm run api: writes docs/api.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from './page';

const root = process.cwd();
writeFileSync(join(root, 'docs/api.md'), page(root));
console.log('Wrote docs/api.md.');
