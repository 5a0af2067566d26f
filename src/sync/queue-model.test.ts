import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NextStep } from '@/contract/steps'
import { scopeCount } from '../../tests/support/scoped-command'
import { openWorld, type AfterSaving, type Choice, type Seller, type World } from '../../tests/support/queue-world'
import { faults, type Fault } from '../../tests/support/step-server'
import type { WakeReason } from './sync'

/** What sellers, networks, backends, clocks and browsers do to the queue. */
type Command =
  | { readonly kind: 'save'; readonly tab: number; readonly choice: Choice; readonly after: AfterSaving }
  | { readonly kind: 'discard'; readonly tab: number; readonly choice: number }
  | { readonly kind: 'decide'; readonly tab: number; readonly choice: number }
  | { readonly kind: 'wake'; readonly tabs: readonly number[]; readonly reason: WakeReason }
  | { readonly kind: 'fail'; readonly faults: readonly Fault[] }
  | { readonly kind: 'crash'; readonly tab: number; readonly waits: number }
  | { readonly kind: 'sign-in'; readonly seller: Seller }
  | { readonly kind: 'sign-in-meanwhile'; readonly seller: Seller; readonly waits: number }
  | { readonly kind: 'save-meanwhile'; readonly tab: number; readonly choice: Choice; readonly waits: number }
  | { readonly kind: 'save-while-sending'; readonly tab: number; readonly choice: Choice; readonly waits: number }
  | { readonly kind: 'save-during-late-try'; readonly tab: number; readonly choice: Choice; readonly waits: number }
  | { readonly kind: 'store-as-later-version'; readonly choice: number }
  | { readonly kind: 'chain'; readonly tab: number; readonly things: readonly number[]; readonly head: 'refused' | 'unreadable' }
  | { readonly kind: 'gap'; readonly tab: number; readonly choices: readonly number[] }
  | { readonly kind: 'log-out'; readonly tab: number }
  | { readonly kind: 'expire-token' }
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'pass'; readonly milliseconds: number }
  | { readonly kind: 'set-clock'; readonly milliseconds: number }

const tab = fc.nat({ max: 1 })
const choice = fc.nat({ max: 4 })
/** Twenty scopes, a few of which are drawn often. */
const thing = fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 2 }) }, { weight: 1, arbitrary: fc.nat({ max: scopeCount - 1 }) })
const what = fc.oneof(choice, fc.uniqueArray(thing, { minLength: 1, maxLength: 2 }))
// As many waits as it takes to send one, and to look for another.
const waits = fc.integer({ min: 1, max: 16 })
const after = fc.constantFrom<AfterSaving[]>('lives', 'lives', 'lives', 'dies', 'dies-unsaid')
const seller = fc.constantFrom<Seller[]>('S1', 'S2')
/** The progress that a seller has made elsewhere before. */
const begin = fc.constantFrom<NextStep[]>(3, 3, 5, 7, 'complete')
const day = 86_400_000

const commands = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('save' as const), tab, choice: what, after }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('discard' as const), tab, choice }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('decide' as const), tab, choice }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('wake' as const),
        tabs: fc.constantFrom([0], [1], [0, 1]),
        reason: fc.constantFrom<WakeReason[]>('outbox-changed', 'try-now'),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('fail' as const), faults: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 3 }) }),
    },
    // So many failures that others may overtake.
    { weight: 1, arbitrary: fc.constant({ kind: 'fail' as const, faults: Array.from({ length: 4 }, (): Fault => 'server-error') }) },
    // So many that the seller has to decide.
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('fail' as const), faults: fc.constantFrom<Fault[]>('unclear', 'unclear-after-effect').map((fault) => [fault, fault, fault, fault]) }),
    },
    // Something is saved in the sending tab, while it looks for more.
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('save-while-sending' as const), tab, choice: what, waits }),
    },
    // A newer version is saved during an attempt that the server finishes late.
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('save-during-late-try' as const), tab, choice: what, waits }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('crash' as const), tab, waits }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign-in' as const), seller }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign-in-meanwhile' as const), seller, waits }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('save-meanwhile' as const), tab, choice: what, waits }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('store-as-later-version' as const), choice }) },
    // Changes that depend on each other by their scopes; the first of them is refused, or unreadable.
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('chain' as const),
        tab,
        things: fc.uniqueArray(thing, { minLength: 3, maxLength: 4 }),
        head: fc.constantFrom('refused' as const, 'unreadable' as const),
      }),
    },
    // Withdrawing one leaves a gap before what was saved after it.
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('gap' as const), tab, choices: fc.array(choice, { minLength: 2, maxLength: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('log-out' as const), tab }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire-token' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('network' as const), online: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.constantFrom(400, 2000, 61_000) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('set-clock' as const), milliseconds: fc.constantFrom(-8 * day, -1000, 8 * day) }) },
  ),
  { minLength: 4, maxLength: 20 },
)

async function perform(world: World, command: Command): Promise<void> {
  const { device } = world
  // Looked up when it is needed: another tab replaces one that died.
  const tabAt = (index: number) => device.tabs[index] ?? device.tabs[0]
  const save = async (afterSaving: AfterSaving): Promise<void> => {
    if (!('choice' in command) || command.kind === 'discard' || command.kind === 'decide' || command.kind === 'store-as-later-version') return
    const saving = tabAt(command.tab)
    if (saving !== undefined) await world.saveSome(saving, command.choice, afterSaving)
  }
  /** One after the other at the same tab index, where another tab continues if one has died. */
  const saveAll = async (choices: readonly Choice[]): Promise<void> => {
    for (const one of choices) {
      const saving = 'tab' in command ? tabAt(command.tab) : undefined
      if (saving !== undefined) await world.saveSome(saving, one, 'rests')
    }
  }
  switch (command.kind) {
    case 'save':
      return save(command.after)
    case 'save-meanwhile':
      return device.interrupt(command.waits, () => save('lives'))
    case 'save-while-sending':
      device.interrupt(command.waits, () => save('lives'))
      return save('lives')
    case 'save-during-late-try': {
      world.addFaults(['effect-later'])
      device.interrupt(command.waits, () => save('lives'))
      return save('lives')
    }
    case 'discard': {
      const discarding = tabAt(command.tab)
      return discarding && world.discardSome(discarding, command.choice)
    }
    case 'decide': {
      const deciding = tabAt(command.tab)
      return deciding && world.decideSome(deciding, command.choice)
    }
    case 'wake':
      for (const index of command.tabs) tabAt(index)?.sync.wake(command.reason)
      return
    case 'fail':
      world.addFaults(command.faults)
      return
    case 'crash': {
      const dying = tabAt(command.tab)
      if (dying !== undefined) dying.fuse = command.waits
      return
    }
    case 'sign-in':
      return world.signIn(command.seller)
    case 'sign-in-meanwhile':
      return device.interrupt(command.waits, () => world.signIn(command.seller))
    case 'store-as-later-version':
      return world.storeAsLaterVersion(command.choice)
    case 'chain': {
      const { things, head } = command
      const chain = things.map((_, index) => things.slice(Math.max(0, index - 1), index + 1))
      await saveAll(chain)
      if (head === 'refused') world.addFaults(['refused'])
      else await world.storeAsLaterVersion(chain.length - 1)
      return tabAt(command.tab)?.sync.wake('outbox-changed')
    }
    case 'gap': {
      await saveAll(command.choices)
      const discarding = tabAt(command.tab)
      if (discarding !== undefined) await world.discardSome(discarding, 0)
      return tabAt(command.tab)?.sync.wake('outbox-changed')
    }
    case 'log-out': {
      const leaving = tabAt(command.tab)
      return leaving && world.logOut(leaving)
    }
    case 'expire-token':
      return world.expireToken()
    case 'network':
      device.state.online = command.online
      return
    case 'pass':
      return device.pass(command.milliseconds)
    case 'set-clock':
      device.clock.time += command.milliseconds
  }
}

/** More runs for a night: QUEUE_MODEL_RUNS=20000 QUEUE_MODEL_SEED=… */
const runs = Number(process.env['QUEUE_MODEL_RUNS'] ?? 200)
const seed = Number(process.env['QUEUE_MODEL_SEED'] ?? 20_261_121)

it(
  'QUEUE-01 QUEUE-02 QUEUE-04 QUEUE-05 QUEUE-06 QUEUE-07 QUEUE-08 P2 P3 P4 P19 P20 in random runs no submission is lost, doubled, reordered or sent for another seller',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.tuple(begin, begin), commands, async (chance, begins, list) => {
        const world = openWorld(chance, begins)
        const { device } = world
        try {
          await world.signIn('S1')
          for (const command of list) {
            const before = { deaths: device.deaths(), session: device.state.session }
            await perform(world, command)
            await device.idle()
            await world.check()
            const isUndisturbed = device.deaths() === before.deaths && device.state.session === before.session
            if (isUndisturbed && ['wake', 'save', 'save-while-sending'].includes(command.kind)) await world.checkNothingIdles()
            expect(world.broken, JSON.stringify(command)).toEqual([])
          }
          await world.finishAll()
          expect(world.broken, 'in the end').toEqual([])
        } finally {
          await device.remove()
        }
      }),
      { seed, numRuns: runs },
    )
  },
  60_000 + runs * 300,
)
