import { z } from 'zod';

/** As much of JSON Schema as our schemas come to. */
type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
};

/** One field of a body, or one argument of a message, in words. */
export type Field = { name: string; type: string; needed: boolean };

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

/** The fields of a body. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const { properties = {}, required = [] } = jsonOf(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: wordsFor(field),
    needed: required.includes(name),
  }));
}

/** The arguments of a message, which a schema does not name. */
export function argumentsOf(schema: z.ZodType, names: readonly string[]): Field[] {
  const { prefixItems = [] } = jsonOf(schema);
  if (prefixItems.length !== names.length)
    throw new Error(`there are ${prefixItems.length} arguments`);
  return prefixItems.map((field, i) => ({
    name: names[i],
    type: wordsFor(field),
    needed: !mayBeNull(field),
  }));
}

const mayBeNull = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(mayBeNull);

/** What a value must be, for somebody to read. */
function wordsFor(schema: JsonSchema): string {
  const initially =
    'default' in schema ? `; ${code(JSON.stringify(schema.default))} if absent` : '';
  return `${plainly(schema)}${initially}`;
}

function plainly(schema: JsonSchema): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(wordsFor).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((one) => code(JSON.stringify(one))).join(', ');
  switch (schema.type) {
    case 'string':
      if (schema.pattern) return `text like ${code(`/${schema.pattern}/`)}`;
      return schema.maxLength === undefined ? 'text' : `text of at most ${schema.maxLength}`;
    case 'integer':
      return `whole number from ${schema.minimum} to ${schema.maximum}`;
    case 'array':
      return `list of at most ${schema.maxItems}: ${wordsFor(schema.items!)}`;
    case 'object':
      return schema.properties
        ? objectOf(schema)
        : `by name: ${wordsFor(schema.additionalProperties as JsonSchema)}`;
    default:
      return schema.type!;
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): string {
  const parts = Object.entries(properties).map(
    ([name, field]) => `${code(required.includes(name) ? name : `${name}?`)}: ${wordsFor(field)}`,
  );
  return `{ ${parts.join('; ')} }`;
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
