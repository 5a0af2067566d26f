import { getResponse, type RequestHandler } from 'msw'
import { wireRefusals } from '@mocks/engine/wire'
import { toResponse } from './handlers'
import type { Switchboard } from './connection'

/** What a browser's own fetch rejects with when there is no network. */
const networkFailure = (): TypeError => new TypeError('Failed to fetch')

/** Runs `work` until the connection goes or the caller gives up. */
async function unlessInterrupted<Result>(
  request: Request,
  switchboard: Switchboard,
  work: Promise<Result>,
): Promise<Result> {
  const ends: (() => void)[] = []
  const interruption = new Promise<never>((_, reject) => {
    const abort = (): void => reject(request.signal.reason)
    request.signal.addEventListener('abort', abort)
    ends.push(
      () => request.signal.removeEventListener('abort', abort),
      switchboard.subscribe(() => {
        if (switchboard.connection() === 'offline') reject(networkFailure())
      }),
    )
  })
  try {
    return await Promise.race([work, interruption])
  } finally {
    for (const end of ends) end()
  }
}

/**
 * A fetch that is answered in the page. What no handler takes is answered 404: nothing is ever passed on
 * to the network. A call that is interrupted may still take effect, as over a real network.
 */
export function createInPageFetch(
  handlers: readonly RequestHandler[],
  switchboard: Switchboard,
): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted()
    if (switchboard.connection() === 'offline') throw networkFailure()
    const response = await unlessInterrupted(request, switchboard, getResponse([...handlers], request))
    return response ?? toResponse(wireRefusals.notFound())
  }
}
