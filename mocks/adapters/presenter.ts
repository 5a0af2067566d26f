import type { ServiceAction } from '@/contract/presenter/actions'
import { conditionsSchema } from '@/contract/presenter/network'
import type { PresenterService, SentMessage } from '@/contract/presenter/service'
import { z } from '@/contract/schema'
import { readSentCodes } from '@mocks/engine/codes'
import { timeSchema, type SentCode } from '@mocks/engine/records'
import type { Service } from '@mocks/engine/service'
import { identify, newToken, openSession } from '@mocks/engine/sessions'
import { readState, replaceState, stateSchema } from '@mocks/engine/state'
import { bringCodesBack, bringSessionsBack, bringShopsBack, freeContacts, restoreSeller } from '@mocks/scenarios/record-changes'
import { readyAccounts } from '@mocks/scenarios/ready-accounts'
import { wordedScenarios, wordedScript } from '@mocks/scenarios/worded'
import { seedState } from '@mocks/scenarios/seed'
import type { BrowserStore, SetAside } from './browser-store'
import { portableStateSchema, withoutSecrets, withReadySecrets } from './portable-state'
import type { CallLog } from './log/call-log'
import { usualConditions, withClockMoved, withClockRight, withFailure, withNetwork, withoutFailure, type ConditionChange } from './network/condition-changes'
import type { ConditionsKeeper } from './network/conditions'
import type { TabChannel } from './tab-channel'

/** `at` is the service's time at the export, from which it goes on after the import: no code or session ends in between. */
const exportSchema = z.object({
  at: timeSchema,
  // Files of earlier versions hold a whole state, secrets included.
  state: z.union([stateSchema, z.pipe(portableStateSchema, z.transform(withReadySecrets))]),
  conditions: conditionsSchema,
})

/** A clock that is less off than this, in milliseconds, counts as right. */
const leastDistance = 60_000

const toMessage = ({ id, channel, to, code, sentAt, expiresAt, state }: SentCode): SentMessage => ({
  id,
  channel,
  to,
  code,
  sentAt,
  expiresAt,
  state,
})

interface PresenterParts {
  readonly service: Service
  readonly setAside: SetAside
  readonly writeWith: BrowserStore['writeWith']
  readonly conditions: ConditionsKeeper
  readonly log: CallLog
  readonly tabs: TabChannel
  readonly now: () => number
  /** Whether what is changed outlives the page. */
  readonly isKept: () => boolean
}

/** The presenter's handle on the service of this page. */
export function createPresenter({ service, setAside, writeWith, conditions, log, tabs, now, isKept }: PresenterParts): PresenterService {
  const { store } = service
  /** @param change sets the clock right, perhaps among other things */
  const setRight = async (change: ConditionChange): Promise<void> => {
    let stored: Promise<void> | undefined
    // In one step: a call in between would find the clock right and its session begun in the future, and hear that it has ended.
    await writeWith(() => void (stored = conditions.change(change)), async (records) => {
      await bringSessionsBack(records, now())
      await bringCodesBack(records, now())
      await bringShopsBack(records, now())
    })
    await stored
    if (!(await store.read(async ({ acts }) => (await acts.within('sellerId')).some(([, { at }]) => at > now())))) return
    // Loaded only now: it needs the market's code.
    const { bringActsBack } = await import('@mocks/engine/orders/bring-acts-back')
    await store.write((records) => bringActsBack(records, now()))
  }

  const cancelOrder = async ({ sellerId, orderId }: Extract<ServiceAction, { kind: 'cancel-order' }>): Promise<void> => {
    // Loaded only now: it needs the market's code.
    const { cancelForCustomer } = await import('@mocks/engine/orders/cancel-for-customer')
    await store.write((records) => cancelForCustomer(records, service, sellerId, orderId))
  }

  const change = (action: ServiceAction): Promise<void> => {
    switch (action.kind) {
      case 'set-network':
        return conditions.change(withNetwork(action.network))
      case 'plan-failure':
        return conditions.change(withFailure({ ...action.plan, id: crypto.randomUUID() }))
      case 'drop-failure':
        return conditions.change(withoutFailure(action.id))
      case 'move-clock':
        return conditions.change(withClockMoved(action.milliseconds))
      case 'right-clock':
        return setRight(withClockRight)
      case 'usual-conditions':
        return setRight(() => usualConditions)
      case 'end-sessions':
        return store.write(({ sessions }) => sessions.clear())
      case 'restore-seller':
        return store.write((records) => restoreSeller(records, action.sellerId, action.nextStep))
      case 'free-contacts':
        return store.write((records) => freeContacts(records, action))
      case 'cancel-order':
        return cancelOrder(action)
      case 'clear-log':
        return log.clear()
    }
  }

  return {
    accounts: readyAccounts,
    get scenarios() {
      return wordedScenarios()
    },
    get script() {
      return wordedScript()
    },
    messages: async () => (await store.read(readSentCodes)).map(toMessage).toReversed(),
    log: log.entries,
    conditions: conditions.current,
    now,
    async dispatch(action) {
      await change(action)
      if (!isKept()) throw new Error('It is done, and ends with this page.')
    },
    async reset() {
      await store.write((records) => replaceState(records, seedState()))
      await setAside.forget()
      await conditions.change(() => usualConditions)
      await log.clear()
      return isKept()
    },
    setAside: setAside.load,
    exportState: async () => ({ at: now(), state: await store.read(readState), conditions: conditions.current() }),
    exportForFile: async () => ({ at: now(), state: withoutSecrets(await store.read(readState)), conditions: conditions.current() }),
    async isSignedIn(token) {
      const digest = await service.digest(token)
      return (await store.read((records) => identify(records, digest, now()))).kind === 'seller'
    },
    async signIn(sellerId) {
      const opened = await newToken(service)
      await store.write((records) => openSession(records, sellerId, opened, now()))
      return opened.token
    },
    async importState(exported) {
      const parsed = exportSchema.safeParse(exported)
      if (!parsed.success) return 'unreadable'
      const { at, state, conditions: imported } = parsed.data
      await store.write((records) => replaceState(records, state))
      const clockAhead = at - Date.now()
      await conditions.change(() => ({ ...imported, clockAhead: Math.abs(clockAhead) < leastDistance ? 0 : clockAhead }))
      return isKept() ? 'imported' : 'not-kept'
    },
    subscribe(listener) {
      const unsubscribes = [
        conditions.subscribe(listener),
        tabs.subscribe(({ kind }) => {
          if (kind === 'changed') listener()
        }),
      ]
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
  }
}
