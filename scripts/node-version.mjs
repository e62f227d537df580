// Imported before anything else: says in one line what is wrong with a Node.js that is too old.
const NEEDED = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Wondertable needs Node.js ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
