import type { z } from 'zod';
import { bodies, messages } from '../../server/gateway/messages';
import { declarationsFor } from './declarations';
import { FIELDS } from './fields';
import { EVENTS, MESSAGES } from './messages';
import { OTHERS, ROUTES, type Route } from './routes';
import { argumentsOf, type Field, fieldsOf } from './schema';

/** docs/api.md, made from the schemas that the server checks everything by, and from its types. */
export const page = (root: string): string => `# What a client can say

HTTP and socket messages, for whoever writes a bot, a bridge or a client of their own. This page is made
from the schemas that the server checks everything by, and from its types: \`npm run api\` writes it.

Everything is below the base path. Bodies are JSON, of 16 KB at most, and hold exactly what stands here:
a key too many is refused like one too few. A refusal is an \`ErrorAnswer\` whose \`code\` is one of
\`REFUSALS\`; the status is a 4xx, or 5xx for a fault of ours. Every answer but the client's own files says
\`Cache-Control: no-store\`. [How much is allowed](hosting.md#limits).

Ids, credentials and codes are secrets: who has a match's id may watch it, who has a seat's credentials
may play for it. The routes up to \`playAgain\` are those of boardgame.io's \`LobbyClient\`, with ours
besides, and its \`SocketIO\` transport works as it is.

## HTTP

${[...ROUTES, ...OTHERS].map(routeSection).join('\n')}
## The socket

socket.io 4, at \`/socket.io\` below the base path. Every title is a namespace of its own:
\`io('https://example.org/ya-blew-it')\`. After \`connect\`, a client says \`sync\`; it does so again after
every reconnection. Each message may end with a callback, which is told the answer.

### What the client says

${Object.entries(MESSAGES)
  .map(([name, message]) => messageSection(name as keyof typeof messages, message))
  .join('\n')}
### What the server says

| Event | Arguments | When |
| --- | --- | --- |
${Object.entries(EVENTS)
  .map(([name, { args, about }]) => `| \`${name}\` | \`${args}\` | ${about} |`)
  .join('\n')}

## Types

\`\`\`ts
${declarationsFor(root, named()).join('\n\n')}
\`\`\`
`;

const routeSection = ({
  method,
  path,
  body,
  answer,
  about,
}: Route): string => `### ${method} ${path}

${about}
${body === undefined ? '' : `\n${table(fieldsOf(bodies[body]))}\n`}
Answers \`${answer}\`.
`;

function messageSection(
  name: keyof typeof messages,
  message: (typeof MESSAGES)[typeof name],
): string {
  const schema: z.ZodType = messages[name];
  return `#### ${name}

${message.about}

${table(argumentsOf(schema, message.args))}

Answers \`${message.answer}\`.
`;
}

const table = (fields: readonly Field[]): string => `| Name | What it is | Needed | What it means |
| --- | --- | --- | --- |
${fields.map(row).join('\n')}`;

function row({ name, type, needed }: Field): string {
  const meaning = FIELDS[name];
  if (meaning === undefined) throw new Error(`nothing says what ${name} means`);
  return `| \`${name}\` | ${type} | ${needed ? 'yes' : 'no'} | ${meaning} |`;
}

/** All that names a type in what was said above. */
const named = (): string =>
  [
    'ErrorAnswer',
    ...[...ROUTES, ...OTHERS].map(({ answer }) => answer),
    ...Object.values(MESSAGES).map(({ answer }) => answer),
    ...Object.values(EVENTS).map(({ args }) => args),
  ].join(' ');
