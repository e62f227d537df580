import { zipSync } from 'fflate';

/** Where a file comes from, by the name it gets. */
type Sources = Record<string, string>;

/** Files of the server in one archive, and how many; those that cannot be had are left out. */
export async function archiveOf(
  sources: Sources,
  onFetched: (done: number) => void,
): Promise<{ archive: Blob; kept: number }> {
  const files: Record<string, Uint8Array> = {};
  // one after the other: each is made for us
  for (const [i, [name, address]] of Object.entries(sources).entries()) {
    const file = await bytesOf(address);
    if (file) files[name] = file;
    onFetched(i + 1);
  }
  const archive = new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], {
    type: 'application/zip',
  });
  return { archive, kept: Object.keys(files).length };
}

async function bytesOf(address: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
