import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.mjs';

/** Who may import what besides its own folder, and of what no more than types; the first that fits counts. */
const ARROWS = [
  { home: /^shared\/engine\//, may: /^$/, types: /^shared\/protocol\// },
  { home: /^shared\/protocol\//, may: /^shared\/engine\// },
  { home: /^shared\/games\/[^/]+\//, may: /^shared\/(engine|protocol)\// },
  { home: /^shared\/games\//, may: /^shared\/(engine|protocol)\// },
  { home: /^shared\/testing\//, may: /^shared\// },
  { home: /^shared\//, may: /^$/ },
  { home: /^client\/ui\//, may: /^(shared|client\/(text|app))\// },
  { home: /^client\/(text|app)\//, may: /^(shared|client\/(app|text|ui))\// },
  { home: /^client\/net\//, may: /^(shared|client\/(app|text|ui))\// },
  { home: /^client\/(animation|sound)\//, may: /^(shared|client\/(app|kit|sound|text|ui))\// },
  { home: /^client\/kit\//, may: /^(shared|client\/(app|text|ui|animation))\// },
  { home: /^client\/tables\//, may: /^(shared|client\/(app|net|text|ui|kit|games))\// },
  {
    home: /^client\/games\/[^/]+\//,
    may: /^(shared|client\/(app|net|tables|text|ui|animation|sound|kit))\//,
  },
  { home: /^client\/games\//, may: /^(shared|client\/(app|text|ui|kit))\// },
  { home: /^client\/pages\/table\//, may: /^(shared|client\/(?!gallery|testing))/ },
  {
    home: /^client\/pages\/[^/]+\//,
    may: /^(shared|client\/(app|net|tables|text|ui|animation|sound|kit|games))\//,
  },
  { home: /^client\//, may: /^shared\// },
  { home: /^server\//, may: /^shared\// },
];

/** What tests may import besides: a title made for trying things, and in the client any page to see something on. */
const forTests = (file, target) =>
  target.startsWith('shared/testing/') ||
  (file.startsWith('client/') && target.startsWith('client/'));
const isTest = (file) => /(\.test|\/testing)\.tsx?$/.test(file);

/** boardgame.io, which plays our titles as well: the one file that makes them its own, what compares, and its own official client. */
const STOCK = /^boardgame\.io(\/|$)/;
const KNOWS_STOCK = /^(shared\/engine\/bgio\.ts$|bench\/)/;
/** Its own server and React client are never part of this product. */
const NEVER = /^boardgame\.io\/(server|react|react-native|master)(\/|$)/;

const fromTop = (path) => relative(ROOT, path).replaceAll('\\', '/');

/** Why a file may not import something, or `null` when it may. */
function objection(file, source, typesOnly) {
  if (NEVER.test(source)) return `${source} is not part of this product`;
  if (STOCK.test(source) && !KNOWS_STOCK.test(file) && !isTest(file))
    return 'only shared/engine/bgio.ts knows boardgame.io';
  const arrow = ARROWS.find(({ home }) => home.test(file));
  if (!arrow || !source.startsWith('.')) return null;
  const [home] = arrow.home.exec(file);
  const target = `${fromTop(join(ROOT, dirname(file), source))}/`;
  if (target.startsWith(home) || arrow.may.test(target)) return null;
  if (isTest(file) && forTests(file, target)) return null;
  if (!arrow.types?.test(target)) return `${home} may not import ${target.slice(0, -1)}`;
  return typesOnly ? null : `${home} may import types of ${target.slice(0, -1)}, nothing else`;
}

const isTypesOnly = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type'));

/** ESLint's rule for the one direction of imports: client, server -> shared/games -> shared/protocol -> shared/engine. */
export const importArrows = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = fromTop(context.filename);
    const check = (node, source, typesOnly = isTypesOnly(node)) => {
      if (typeof source?.value !== 'string') return;
      const message = objection(file, source.value, typesOnly);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source, true),
    };
  },
};
