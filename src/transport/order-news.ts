import { sellerEvents } from '@/contract/socket'
import type { Schedule } from '@/clock/schedule'
import type { Backend } from './backend'
import { connect } from './connect'

/** What a seller's connection tells. */
export interface NewsListener {
  /** From now on changes are reported; also called after each reconnect. */
  connected(): void
  disconnected(): void
  /** An order of hers has changed. */
  changed(): void
}

/** A phone that is out of reach for long tries to reconnect this seldom. */
const longestDelayMilliseconds = 60_000

/** Hears which of a seller's orders change (EXT-08), until the returned function is called; connects again by itself. */
export function hearOrderNews(backend: Backend, token: string, listener: NewsListener, schedule: Schedule): () => void {
  const socket = connect(backend, { reconnectionDelayMax: longestDelayMilliseconds })
  let giveUp = (): void => undefined
  /** Reconnects after the server itself has closed or refused the connection: the library would give up. */
  function connectAgain(): void {
    // At a random time, so that all phones do not reconnect at once.
    if (!socket.active) giveUp = schedule(() => socket.connect(), longestDelayMilliseconds * (0.5 + Math.random() / 2))
  }
  const { watchSeller, ...news } = sellerEvents
  socket.on('connect', () => {
    socket.emit(watchSeller, { token })
    listener.connected()
  })
  socket.on('disconnect', () => {
    listener.disconnected()
    connectAgain()
  })
  socket.on('connect_error', connectAgain)
  // The content of an event does not matter: it is only a reason to ask.
  for (const event of Object.values(news)) socket.on(event, () => listener.changed())
  return () => {
    giveUp()
    socket.off()
    socket.disconnect()
  }
}
