import { endpointNames } from '@/contract/endpoints'
import type { ServiceAction } from '@/contract/presenter/actions'
import type { CallEntry, EventEntry, LogEntry } from '@/contract/presenter/log'
import type { Conditions } from '@/contract/presenter/network'
import type { PresenterService, SentMessage } from '@/contract/presenter/service'
import type { PresenterActions } from '@/features/demo/presenter-actions'

/** 21 Nov 2026, 12:00 pm in India. */
export const noon = Date.UTC(2026, 10, 21, 6, 30)

/** A presenter's service in memory: it does what the presenter tells it, and no app calls it. */
export interface MemoryPresenterService extends PresenterService {
  readonly dispatched: ServiceAction[]
  /** "Sends" a one-time code. */
  receive(message: Partial<SentMessage>): void
  /** Logs an entry; it replaces one with the same id. */
  record(entry: LogEntry): void
  /** Whether the browser's storage is full. */
  full: boolean
}

type Content = Partial<Pick<PresenterService, 'accounts' | 'scenarios' | 'script'>>

export function createPresenterService(content: Content = {}): MemoryPresenterService {
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((listener) => listener())
  const dispatched: ServiceAction[] = []
  let messages: readonly SentMessage[] = []
  let log: readonly LogEntry[] = []
  let conditions: Conditions = { network: 'online', failures: [], clockAhead: 0 }

  function follow(action: ServiceAction): void {
    const { failures, clockAhead } = conditions
    switch (action.kind) {
      case 'set-network':
        conditions = { ...conditions, network: action.network }
        return
      case 'plan-failure':
        conditions = { ...conditions, failures: [...failures, { ...action.plan, id: `failure-${dispatched.length}` }] }
        return
      case 'drop-failure':
        conditions = { ...conditions, failures: failures.filter(({ id }) => id !== action.id) }
        return
      case 'move-clock':
        conditions = { ...conditions, clockAhead: clockAhead + action.milliseconds }
        return
      case 'right-clock':
        conditions = { ...conditions, clockAhead: 0 }
        return
      case 'clear-log':
        log = []
        return
      default:
    }
  }

  const service: MemoryPresenterService = {
    accounts: [],
    scenarios: [],
    script: [],
    ...content,
    dispatched,
    full: false,
    messages: async () => messages,
    log: async () => log,
    conditions: () => conditions,
    now: () => noon + conditions.clockAhead,
    async dispatch(action) {
      if (service.full) throw new DOMException('No room', 'QuotaExceededError')
      dispatched.push(action)
      follow(action)
      tell()
    },
    reset: async () => true,
    setAside: async () => null,
    exportState: async () => ({}),
    exportForFile: async () => ({}),
    isSignedIn: async () => false,
    signIn: async () => 'token',
    importState: async () => 'unreadable',
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    receive(message) {
      const id = `message-${messages.length}`
      messages = [{ ...sentMessage, id, ...message }, ...messages]
      tell()
    },
    record(entry) {
      const known = log.some(({ id }) => id === entry.id)
      log = known ? log.map((other) => (other.id === entry.id ? entry : other)) : [entry, ...log]
      tell()
    },
  }
  return service
}

/** A code that is valid for ten minutes. */
export const sentMessage: SentMessage = {
  id: 'message',
  channel: 'mobile',
  to: '9812345670',
  code: '4821',
  sentAt: noon,
  expiresAt: noon + 600_000,
  state: 'valid',
}

/** A successful call, with the test's changes applied. */
export const callEntry = (entry: Partial<CallEntry> = {}): CallEntry => ({
  kind: 'call',
  id: 'call-1',
  at: noon,
  endpoint: 'login',
  key: null,
  request: { email: 'meera@example.com', password: '•••' },
  interference: null,
  end: { kind: 'answered', status: 200, body: { sellerId: 'seller-1' }, milliseconds: 12 },
  ...entry,
})

/** An event to the service, with the test's changes applied. */
export const eventEntry = (entry: Partial<EventEntry> = {}): EventEntry => ({
  kind: 'event',
  id: 'event-1',
  at: noon,
  direction: 'to-service',
  event: 'checkSellerDuplicate',
  payload: { email: 'zoya@example.com' },
  interference: null,
  ...entry,
})

/** The presenter's actions on a service; every action can be played unless the test says otherwise. */
export const createPresenterActions = (service: PresenterService, presenter: Partial<PresenterActions> = {}): PresenterActions => ({
  service,
  endpoints: endpointNames,
  play: async () => true,
  reset: async () => true,
  exportSnapshot: async () => '{}',
  importSnapshot: async () => null,
  ...presenter,
})
