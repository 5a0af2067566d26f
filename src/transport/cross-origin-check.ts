import type { Backend } from './backend'

/** A call that failed without an answer. */
export interface SentCall {
  readonly backend: Backend
  readonly url: string
  readonly headers: Headers
}

/** Tells a backend whose CORS refuses the portal from one that cannot be reached; a browser reports both as the same error. */
export interface CrossOriginCheck {
  /** Notes that a request with these headers was answered: they cannot be why a later one fails. */
  answered(headers: Headers): void
  isRefused(sent: SentCall): Promise<boolean>
}

const probeMilliseconds = 5000

/** A key that is the same for requests whose preflights are the same. */
export const kindOf = (headers: Headers): string => [...headers.keys()].toSorted().join(' ')

/** These keep their values in the check: CORS judges them by value, and they hold no token. */
const needNoPermission = new Set(['accept', 'accept-language', 'content-type'])

/** The same header names without their values: the check needs no token. */
const emptied = (headers: Headers): Headers => {
  const names = new Headers(headers)
  for (const name of headers.keys()) if (!needNoPermission.has(name)) names.set(name, '-')
  return names
}

export function createCrossOriginCheck(): CrossOriginCheck {
  const letThrough = new Set<string>()

  function ask({ backend, url }: SentCall, options: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(probeMilliseconds)
    return backend.fetch(
      new Request(url, { method: 'HEAD', cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer', signal, ...options }),
    )
  }

  return {
    answered: (headers) => void letThrough.add(kindOf(headers)),
    async isRefused(sent) {
      const { backend, headers } = sent
      // The in-browser service has no other origin, and without a network there is nothing to ask.
      if (backend.kind !== 'real' || letThrough.has(kindOf(headers)) || !backend.network.isOnline()) return false
      try {
        // Without CORS: any response, even one that the page cannot read, proves that the host answers.
        await ask(sent, { mode: 'no-cors' })
      } catch {
        return false
      }
      try {
        await ask(sent, { headers: emptied(headers) })
      } catch (error) {
        return error instanceof TypeError
      }
      letThrough.add(kindOf(headers))
      return false
    },
  }
}
