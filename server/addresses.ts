import { networkInterfaces } from 'node:os';
import type { Config } from './config';

/** Where the server is reached: from this computer, and from the local network if it is. */
export type Addresses = { url: string; lan?: string };

export function addresses({ host, basePath, publicUrl }: Config, port: number): Addresses {
  const everywhere = host === '0.0.0.0' || host === '::';
  const at = (name: string) =>
    `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}/`;
  const lan = everywhere ? lanAddress() : undefined;
  return {
    url: publicUrl ?? at(everywhere ? 'localhost' : host),
    ...(lan !== undefined && { lan: at(lan) }),
  };
}

/** Where friends reach the server; `null` when only this computer does. */
export function sharedAddress(config: Config, port: number): string | null {
  if (config.publicUrl === undefined) return addresses(config, port).lan ?? null;
  return config.publicUrl.replace(/\/?$/, '/');
}

const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
