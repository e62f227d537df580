const kilobytes = (bytes) => (bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`);

const row = (name, ...cells) => name.padEnd(64) + cells.map((cell) => cell.padStart(12)).join('');

/** Prints what the client weighs, file by file and page by page. */
export function report({ files, pages }) {
  console.log(row('file', 'plain', 'gzip', 'brotli'));
  for (const [name, { bytes, gzip, brotli }] of Object.entries(files))
    if (!name.endsWith('.map'))
      console.log(row(name, kilobytes(bytes), kilobytes(gzip), kilobytes(brotli)));

  console.log(`\n${row('page', 'brotli')}`);
  const { 'first page': first, ...parts } = pages;
  console.log(row('first page (fonts not counted)', kilobytes(first.brotli)));
  for (const [entry, { brotli }] of Object.entries(parts))
    console.log(row(`  ${entry}`, `+ ${kilobytes(brotli)}`));
}
