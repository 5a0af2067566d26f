import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** A slow 4G line: milliseconds of a round trip, and bytes per millisecond to and from the phone. */
const roundTrip = 150
const toPhone = 1600 / 8
const fromPhone = 750 / 8
/** The size of a packet. */
const packetBytes = 1400

/**
 * A phone's line to all servers, as the browser's proxy: it also slows down new connections and a worker's traffic.
 * Data that a server has handed over waits in the line, even if something more urgent is requested later.
 */
export interface SlowLine {
  readonly address: string
  close(): Promise<void>
}

export async function openSlowLine(): Promise<SlowLine> {
  const ends = new Set<Duplex>()
  const [down, up] = [createWay(toPhone), createWay(fromPhone)]

  function join({ url = '' }: IncomingMessage, phone: Duplex): void {
    const [host = '', port] = url.split(':')
    const server = connect({ host, port: Number(port), noDelay: true })
    for (const [end, way, other] of [[phone, up, server], [server, down, phone]] as const) {
      ends.add(end)
      end.once('close', () => ends.delete(end))
      // Data that was sent before the end still arrives.
      end.once('end', () => way(null, other))
      end.once('error', () => other.destroy())
    }
    server.once('connect', () => {
      // Establishing a connection takes a round trip.
      setTimeout(() => phone.write('HTTP/1.1 200 Connection established\r\n\r\n'), roundTrip)
      phone.on('data', (bytes: Buffer) => up(bytes, server))
      server.on('data', (bytes: Buffer) => down(bytes, phone))
    })
  }

  const proxy = createServer()
  proxy.on('connect', join)
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const bound = proxy.address()
  if (bound === null || typeof bound === 'string') throw new Error('The line has no port')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    async close() {
      for (const end of ends) end.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/**
 * One direction of a line, shared by all connections; each packet waits for those before it.
 * @param rate bytes per millisecond
 * @returns sends bytes to an endpoint; null ends the stream
 */
function createWay(rate: number): (bytes: Buffer | null, to: Duplex) => void {
  const packets: { readonly due: number; readonly packet: Buffer | null; readonly to: Duplex }[] = []
  let free = 0

  function deliver(): void {
    for (let next = packets[0]; next !== undefined; next = packets[0]) {
      const early = next.due - performance.now()
      if (early > 0) {
        setTimeout(deliver, early)
        return
      }
      packets.shift()
      if (next.packet === null) next.to.end()
      else if (!next.to.destroyed) next.to.write(next.packet)
    }
  }

  return (bytes, to) => {
    const isResting = packets.length === 0
    for (const packet of bytes === null ? [null] : packetsOf(bytes)) {
      free = Math.max(free, performance.now()) + (packet?.length ?? 0) / rate
      packets.push({ due: free + roundTrip / 2, packet, to })
    }
    if (isResting) deliver()
  }
}

const packetsOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / packetBytes) }, (_, place) => bytes.subarray(place * packetBytes, (place + 1) * packetBytes))
