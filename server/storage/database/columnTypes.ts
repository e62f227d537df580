import { DataTypeNode, OperationNodeTransformer, type KyselyPlugin } from 'kysely';

/** The types of columns that PostgreSQL has under another name, or has something smaller under theirs. */
const TYPES = new Map([
  ['integer', DataTypeNode.create('bigint')],
  ['blob', DataTypeNode.create('bytea')],
]);

class Renaming extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    return TYPES.get(node.dataType) ?? node;
  }
}

const renaming = new Renaming();

/** Has migrations, which name the types of SQLite, make columns on PostgreSQL that hold as much. */
export const columnTypes: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => renaming.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};
