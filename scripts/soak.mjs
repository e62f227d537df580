// npm run soak: three hundred tables of bots for ten minutes; `-- --minutes 2 --tables 50 --pace 200` for less.
import './setup.mjs';
import { bundleBench, runBundled } from '../bench/bundle.mjs';

await bundleBench();
process.exitCode = await runBundled('soak', process.argv.slice(2));
