import { AVATARS, type Look, SIGNS } from '../../shared/protocol/table';
import { recall, remember } from '../app/remembered';

/** How we wish to be shown at the next table: as we were at the last. */
export function myLook(): Look {
  const text = recall('look');
  if (text === null) return {};
  try {
    const { sign, avatar } = Object(JSON.parse(text)) as Look;
    return {
      ...(Number.isInteger(sign) && sign! >= 0 && sign! < SIGNS && { sign }),
      ...(avatar !== undefined && AVATARS.includes(avatar) && { avatar }),
    };
  } catch {
    return {};
  }
}

export const rememberLook = (look: Look) => remember('look', JSON.stringify(look));

/** The name we last sat down with, to offer it again. */
export const lastName = (): string => recall('name') ?? '';

export const rememberName = (name: string) => remember('name', name);
