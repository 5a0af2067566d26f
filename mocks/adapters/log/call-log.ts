import type { EndpointName } from '@/contract/endpoints'
import type { CallEntry, EventEntry, LogEntry } from '@/contract/presenter/log'
import type { Interference } from '@/contract/presenter/network'
import type { TabPresence } from '../tab-presence'
import { endLeftOver, openLogTable, type LogTable } from './log-table'
import { mask, maskText } from './masking'

export interface CallStart {
  readonly endpoint: EndpointName
  readonly key: string | null
  /** With its body not read yet. */
  readonly request: Request
  readonly interference: Interference | null
}

/** A call that is on the log and has not ended yet. */
export interface RunningCall {
  answered(response: Response): void
  unanswered(interference: Interference | null): void
}

/** The last calls and events, kept over reloads and shared by all tabs. No call waits for it to be written. */
export interface CallLog {
  begin(call: CallStart): RunningCall
  event(event: Pick<EventEntry, 'direction' | 'event' | 'payload' | 'interference'>): void
  /** Newest first. */
  entries(): Promise<readonly LogEntry[]>
  clear(): Promise<void>
}

interface LogParts {
  readonly presence: TabPresence
  readonly now: () => number
  /** Called whenever the log has changed. */
  readonly changed: () => void
}

/** The masked text of a clone, so that the receiver can still read the original. */
const maskedBody = (copy: Request | Response): Promise<unknown> => copy.text().then(maskText, () => null)

/** What a call carries, masked: its body, or the parameters of a read. */
const maskedRequest = async (request: Request): Promise<unknown> =>
  request.method === 'GET' ? mask(Object.fromEntries(new URL(request.url).searchParams)) : maskedBody(request.clone())

/** At its start it marks calls as ended that tabs left running when they were closed. */
export function createCallLog({ presence, now, changed }: LogParts): CallLog {
  const opened = openLogTable()
  // Errors of the log are ignored: a call must not fail because it cannot be logged.
  const giveUp = (): void => undefined
  const tidy = async (): Promise<void> => {
    if (await endLeftOver(await opened, await presence.present())) changed()
  }
  let last: Promise<void> = tidy().catch(giveUp)
  const write = (job: (table: LogTable) => Promise<unknown>): Promise<void> => {
    last = last.then(async () => job(await opened)).then(changed, giveUp)
    return last
  }

  return {
    begin({ endpoint, key, request, interference }) {
      const id = crypto.randomUUID()
      const at = now()
      const started = performance.now()
      const body = maskedRequest(request)
      let sequence: number | null = null
      const put = (rest: () => Promise<Pick<CallEntry, 'interference' | 'end'>>): void =>
        void write(async (table) => {
          const entry = { kind: 'call', id, at, endpoint, key, request: await body, ...(await rest()) } as const
          if (sequence === null) sequence = await table.add(presence.id, entry)
          else await table.replace(sequence, entry)
        })
      put(async () => ({ interference, end: { kind: 'running' } }))
      const took = (): number => Math.round(performance.now() - started)
      return {
        answered(response) {
          const milliseconds = took()
          const answer = maskedBody(response.clone())
          put(async () => ({
            interference,
            end: { kind: 'answered', status: response.status, body: await answer, milliseconds },
          }))
        },
        unanswered(done) {
          const milliseconds = took()
          put(async () => ({ interference: done, end: { kind: 'unanswered', milliseconds } }))
        },
      }
    },
    event({ direction, event, payload, interference }) {
      const entry = { kind: 'event', id: crypto.randomUUID(), at: now(), direction, event, payload: mask(payload), interference } as const
      void write((table) => table.add(presence.id, entry))
    },
    async entries() {
      await last
      const table = await opened
      return (await table.rows().catch(() => [])).map(({ entry }) => entry)
    },
    clear: () => write((table) => table.clear()),
  }
}
