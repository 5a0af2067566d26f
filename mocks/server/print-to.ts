import type { Writable } from 'node:stream'

/** Prints lines to a stream. When its reader has gone, they are lost, and whoever prints goes on. */
export function printTo(stream: Writable): (line: string) => void {
  stream.on('error', () => undefined)
  return (line) => {
    stream.write(`${line}\n`)
  }
}
