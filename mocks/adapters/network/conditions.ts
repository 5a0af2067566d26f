import { conditionsSchema, type Conditions } from '@/contract/presenter/network'
import type { SerialQueue } from '@mocks/engine/serial-queue'
import type { BrowserValues } from '../browser-values'
import type { TabChannel } from '../tab-channel'
import { usualConditions, withoutFailure, type ConditionChange } from './condition-changes'

const valueName = 'conditions'

/** The conditions around the service: kept over reloads, the same in all tabs. */
export interface ConditionsKeeper {
  /** The same object until something changes. */
  current(): Conditions
  /** Takes effect in this tab at once; resolves when it is stored and the other tabs are told. */
  change(change: ConditionChange): Promise<void>
  /** Uses up a failure that was planned for one call: true for only one caller over all tabs. */
  takeFailure(id: string): Promise<boolean>
  subscribe(listener: () => void): () => void
}

interface KeeperParts {
  readonly values: BrowserValues
  readonly lock: SerialQueue
  readonly tabs: TabChannel
}

/** Starts with the conditions as they were left. */
export async function createConditionsKeeper({ values, lock, tabs }: KeeperParts): Promise<ConditionsKeeper> {
  const load = async (): Promise<Conditions> => {
    const parsed = conditionsSchema.safeParse(await values.load(valueName))
    return parsed.success ? parsed.data : usualConditions
  }
  const listeners = new Set<() => void>()
  let stored = await load()
  let current = stored
  // Changes of this tab that are not stored yet; they are applied to what another tab stores meanwhile.
  let pending: readonly ConditionChange[] = []

  const refresh = (): void => {
    const next = pending.reduce((conditions, change) => change(conditions), stored)
    if (JSON.stringify(next) === JSON.stringify(current)) return
    current = next
    for (const listener of [...listeners]) listener()
  }
  tabs.subscribe((told) => {
    if (told.kind !== 'conditions') return
    stored = told.conditions
    refresh()
  })
  const announce = (): void => {
    refresh()
    tabs.post({ kind: 'conditions', conditions: stored })
  }
  const save = async (conditions: Conditions): Promise<void> => {
    await values.save(valueName, conditions)
    stored = conditions
  }

  return {
    current: () => current,
    change(change) {
      pending = [...pending, change]
      refresh()
      return lock(async () => {
        await save(change(await load()))
        pending = pending.filter((other) => other !== change)
        announce()
      })
    },
    takeFailure: (id) =>
      lock(async () => {
        const before = await load()
        const after = withoutFailure(id)(before)
        const isMine = after.failures.length < before.failures.length
        await save(after)
        announce()
        return isMine
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Calls back whenever the value that `read` takes from the conditions changes. */
export const subscribeTo =
  <Value extends string | number | boolean>(conditions: ConditionsKeeper, read: (conditions: Conditions) => Value) =>
  (listener: () => void): (() => void) => {
    let last = read(conditions.current())
    return conditions.subscribe(() => {
      const next = read(conditions.current())
      if (next === last) return
      last = next
      listener()
    })
  }
