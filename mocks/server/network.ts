import { networkInterfaces } from 'node:os'

const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::'

const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The URL by which this machine itself reaches a server that listens on a host and port. */
export const localAddress = (host: string, port: number): string => addressOf(isWildcard(host) ? '127.0.0.1' : host, port)

/** This machine's IPv4 addresses, by which other devices reach it. */
const lanHosts = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** The URLs by which other devices reach that server; none when it listens on localhost only. */
export function lanAddresses(host: string, port: number): readonly string[] {
  if (isWildcard(host)) return lanHosts().map((lanHost) => addressOf(lanHost, port))
  return host === 'localhost' || host === '::1' || host.startsWith('127.') ? [] : [addressOf(host, port)]
}
