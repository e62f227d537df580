// npm run bench: builds what is stale, bundles the bench into a temporary folder, and runs it there.
import '../scripts/setup.mjs';
import { bundleBench, runBundled } from './bundle.mjs';

await bundleBench();
process.exitCode = await runBundled('main', process.argv.slice(2));
