import ts from 'typescript';

const K = ts.SyntaxKind;

/** What an operator is taken for. */
const OPERATORS = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '/',
  [K.SlashToken]: '*',
  [K.PlusEqualsToken]: '-=',
  [K.MinusEqualsToken]: '+=',
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
};

/** What a method is taken for. */
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' };

const TABLE = /^[A-Z][A-Z0-9_]*$/;

/**
 * The places of a source where a mistake could be, each with one mistake: what stands from `start` to
 * `end` becomes `text`. In `rules` texts count as well; tables (constants in capitals) do not, as what they
 * hold is printed, nor do the version, which recorded matches watch, and how heavy the box says a title is.
 */
export function changesIn(source, { rules = false } = {}) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const changes = [];
  const change = (node, text) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    changes.push({ start, end: node.end, text, line, was: source.slice(start, node.end) });
  };
  const visit = (node) => {
    if (isPassedOver(node) || (rules && (isTable(node) || isNoRule(node)))) return;
    for (const text of mistakes(node, rules)) change(...text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes;
}

/** A source with a mistake in it. */
export const changed = (source, { start, end, text }) =>
  source.slice(0, start) + text + source.slice(end);

const isPassedOver = (node) =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node);

const isTable = (node) =>
  ts.isVariableStatement(node) &&
  ts.isSourceFile(node.parent) &&
  node.declarationList.declarations.every(
    ({ name }) => ts.isIdentifier(name) && TABLE.test(name.text),
  );

const isNoRule = (node) =>
  ts.isPropertyAssignment(node) && ['version', 'weight'].includes(node.name.getText());

/** The mistakes at one node, as what is replaced and by what. */
function* mistakes(node, rules) {
  if (ts.isBinaryExpression(node)) {
    const other = OPERATORS[node.operatorToken.kind];
    if (other !== undefined) yield [node.operatorToken, other];
  } else if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === K.ExclamationToken) yield [node, node.operand.getText()];
  } else if (ts.isPostfixUnaryExpression(node)) {
    const other = node.operator === K.PlusPlusToken ? '--' : '++';
    yield [node, node.operand.getText() + other];
  } else if (ts.isIfStatement(node)) {
    yield [node.expression, `!(${node.expression.getText()})`];
  } else if (ts.isConditionalExpression(node)) {
    yield [node.condition, `!(${node.condition.getText()})`];
  } else if (ts.isExpressionStatement(node)) {
    yield [node, '{}'];
  } else if (node.kind === K.TrueKeyword) {
    yield [node, 'false'];
  } else if (node.kind === K.FalseKeyword) {
    yield [node, 'true'];
  } else if (ts.isNumericLiteral(node)) {
    if (!isName(node)) yield [node, String(Number(node.text) + 1)];
  } else if (ts.isArrayLiteralExpression(node)) {
    if (node.elements.length > 0 && !isTarget(node) && !isDependencies(node)) yield [node, '[]'];
  } else if (ts.isStringLiteral(node)) {
    if (rules && node.text !== '' && !isName(node)) yield [node, "''"];
  } else if (ts.isPropertyAccessExpression(node)) {
    const other = Object.hasOwn(METHODS, node.name.text) ? METHODS[node.name.text] : undefined;
    if (other !== undefined) yield [node.name, other];
  }
}

/** What a hook of React depends on: ESLint notices when something is missing there. */
const isDependencies = (node) =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[1] === node &&
  /^use(Callback|Effect|LayoutEffect|Memo)$/.test(node.parent.expression.getText());

const isName = (node) => node.parent.name === node;

/** Whether something is assigned to it. */
const isTarget = (node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === K.EqualsToken;
