// npm run api: writes docs/api.md, and the schema of a match file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchFileJsonSchema } from './matchFileSchema';
import { page } from './page';

const root = process.cwd();
writeFileSync(join(root, 'docs/api.md'), page(root));
writeFileSync(join(root, 'docs/match-file.schema.json'), matchFileJsonSchema());
console.log('Wrote docs/api.md and docs/match-file.schema.json.');
