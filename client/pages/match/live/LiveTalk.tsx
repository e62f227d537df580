import { type ComponentProps, memo } from 'react';
import { Log } from '../log/Log';
import { TableTalk } from '../talk/TableTalk';
import { areSame } from '../../../ui/sameProps';

type Props = Omit<ComponentProps<typeof TableTalk>, 'children'> & ComponentProps<typeof Log>;

/** The log of a match that is played, and all talk; drawn anew only where something of it changes, since it grows long. */
export const LiveTalk = memo(function LiveTalk(props: Props) {
  const { chat, asides, table, reader, connection, field, ...log } = props;
  return (
    <TableTalk {...{ chat, asides, table, reader, connection, field }}>
      <Log {...log} />
    </TableTalk>
  );
}, areSame);
