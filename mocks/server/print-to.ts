import type { Writable } from 'node:stream'

/** Prints lines to a stream. After its reader has closed it, as a pipe's may, they are lost and the server goes on. */
export function printTo(stream: Writable): (line: string) => void {
  stream.on('error', () => undefined)
  return (line) => {
    stream.write(`${line}\n`)
  }
}
