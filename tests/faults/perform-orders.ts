import type { Page } from '@playwright/test'
import { setStore } from '../e2e/support/fallible-store'
import type { OrderCommandName } from '@/contract/endpoints'
import type { SaveWord } from './history'
import type { OrderAct } from './order-acts'
import * as orders from './order-actions'
import type { Tab } from './phone'
import type { World } from './player'
import type { SaveEnd } from './save-ends'

/** What a player needs, for steps and orders alike. */
export interface PlayerTools {
  /** A tab in which the seller is signed in and this address is open; null if that is not possible. */
  readonly tabAt: (address: string, choice: number) => Promise<Tab | null>
  readonly nextMark: () => number
  /** Kills the tab or the browser, as the act's end prescribes. */
  readonly die: (tab: Tab, end: SaveEnd) => Promise<void>
}

const commandOf: Readonly<Record<orders.ScreenDeed, OrderCommandName>> = {
  pack: 'orderPack',
  cancel: 'orderCancel',
  handover: 'orderHandover',
  dispatch: 'orderDispatch',
  outcome: 'orderOutcome',
}

/** What is about to be pressed: the deed, and the orders with their marks. */
interface Pressing {
  readonly tab: Tab
  readonly deed: orders.ScreenDeed
  /** Whether a confirmation dialog is open. */
  readonly isAsked?: true
  readonly marks: ReadonlyMap<string, number>
}

/** Performs the acts on orders. */
export function createOrdersPlayer(world: World, tools: PlayerTools) {
  const { phone, history, now, backend } = world

  async function tabAtOrders(address: string, choice: number): Promise<Tab | null> {
    const tab = await tools.tabAt(address, choice)
    return tab !== null && (await orders.showsOrders(tab.page, phone.isOnline())) ? tab : null
  }

  function record({ deed, marks }: Pressing, pressedAt: number, word: SaveWord): void {
    for (const [id, mark] of marks) history.saves.push({ seller: world.seller, step: null, order: { id, deed }, mark, pressedAt, word, saidAt: now() })
  }

  async function press(pressing: Pressing, end: SaveEnd): Promise<void> {
    const { tab, deed, isAsked = false, marks } = pressing
    for (const [id, mark] of marks) backend.notePress({ id, command: commandOf[deed], mark })
    const pressedAt = now()
    if (end.endsWith('at-once')) {
      if (!(await orders.press(tab.page, deed, isAsked))) return
      await tools.die(tab, end)
      record(pressing, pressedAt, 'nothing')
      return
    }
    try {
      if (!(await orders.press(tab.page, deed, isAsked))) return
      const word = await orders.wordAfterPress(tab.page, deed, [...marks.keys()])
      record(pressing, pressedAt, word === 'signed-out' ? 'nothing' : word)
    } catch (error) {
      record(pressing, pressedAt, 'nothing')
      throw error
    }
    history.happened.push(happened[deed])
    if (end.endsWith('after-word')) await tools.die(tab, end)
  }

  async function preparePacking(choice: number, which: number, address = orders.ordersAddress): Promise<Pressing | null> {
    const tab = await tabAtOrders(address, choice)
    const id = tab && (await orders.openSomeOrder(tab.page, 'placed', which))
    const mark = tools.nextMark()
    if (tab === null || id === null || !(await orders.fillParcel(tab.page, mark))) return null
    return { tab, deed: 'pack', marks: new Map([[id, mark]]) }
  }

  async function pack(choice: number, which: number, end: SaveEnd): Promise<void> {
    const pressing = await preparePacking(choice, which)
    if (pressing !== null) await press(pressing, end)
  }

  async function packWhenFull(choice: number, which: number): Promise<void> {
    const pressing = await preparePacking(choice, which)
    if (pressing === null) return
    history.happened.push('device full')
    await whileFull(pressing.tab.page, () => press(pressing, 'lives'))
  }

  async function cancel(choice: number, which: number, end: SaveEnd): Promise<void> {
    const tab = await tabAtOrders(orders.ordersAddress, choice)
    // Packed orders are cancelled too.
    const id = tab && (await orders.openSomeOrder(tab.page, which === 0 ? 'packed' : 'placed', which))
    if (tab === null || id === null || !(await orders.fillCancelling(tab.page))) return
    await press({ tab, deed: 'cancel', marks: new Map([[id, tools.nextMark()]]) }, end)
  }

  async function handOver(choice: number, which: number, end: SaveEnd): Promise<void> {
    const tab = await tabAtOrders(orders.ordersAddress, choice)
    const id = tab && (await orders.openSomeOrder(tab.page, 'packed', which))
    if (tab === null || id === null || !(await orders.ask(tab.page, 'handover'))) return
    await press({ tab, deed: 'handover', isAsked: true, marks: new Map([[id, tools.nextMark()]]) }, end)
  }

  async function handOverAll(choice: number, end: SaveEnd): Promise<void> {
    const tab = await tabAtOrders(orders.shipmentFilesAddress, choice)
    const ids = tab === null ? [] : await orders.fillManifest(tab.page)
    if (tab === null || ids.length === 0) return
    await press({ tab, deed: 'handover', marks: new Map(ids.map((id) => [id, tools.nextMark()])) }, end)
  }

  /** Prepares the next command on an order in this state; null if there is no such order. */
  async function prepareNext(state: OwnState, choice: number, which: number): Promise<Pressing | null> {
    if (state === 'placed') return preparePacking(choice, which, orders.ownOrdersAddress)
    const tab = await tabAtOrders(orders.ownOrdersAddress, choice)
    const id = tab && (await orders.openSomeOrder(tab.page, state, which))
    if (tab === null || id === null) return null
    const mark = tools.nextMark()
    const marks = new Map([[id, mark]])
    if (state === 'packed') return (await orders.fillDispatch(tab.page, mark)) ? { tab, deed: 'dispatch', marks } : null
    return (await orders.ask(tab.page, 'outcome')) ? { tab, deed: 'outcome', isAsked: true, marks } : null
  }

  async function bringHerself(choice: number, which: number, end: SaveEnd): Promise<void> {
    // Usually an order that was begun is finished first, and now and then another is begun.
    for (const state of which % 4 === 3 ? ownStates.toReversed() : ownStates) {
      const pressing = await prepareNext(state, choice, which)
      if (pressing !== null) return press(pressing, end)
    }
  }

  function marketCancels(choice: number): void {
    const seller = world.seller
    const at = now()
    const order = backend.cancelSomeOrder(seller, choice)
    if (order === null) return
    history.turns.push({ kind: 'market-cancelled', seller, order, at })
    history.happened.push('order cancelled by its customer')
  }

  return async (act: OrderAct): Promise<void> => {
    switch (act.kind) {
      case 'pack':
        return pack(act.tab, act.choice, act.end)
      case 'pack-when-full':
        return packWhenFull(act.tab, act.choice)
      case 'cancel':
        return cancel(act.tab, act.choice, act.end)
      case 'hand-over':
        return act.from === 'order' ? handOver(act.tab, act.choice, act.end) : handOverAll(act.tab, act.end)
      case 'bring-herself':
        return bringHerself(act.tab, act.choice, act.end)
      case 'market-cancels':
        return marketCancels(act.choice)
    }
  }
}

const happened: Readonly<Record<orders.ScreenDeed, string>> = {
  pack: 'packed',
  cancel: 'order cancelled',
  handover: 'handed over',
  dispatch: 'dispatched',
  outcome: 'told as delivered',
}

/** The states in which an order that the seller delivers herself needs another command. */
const ownStates = ['on-the-way', 'packed', 'placed'] as const
type OwnState = (typeof ownStates)[number]

async function whileFull(page: Page, work: () => Promise<void>): Promise<void> {
  await setStore(page, 'full')
  try {
    await work()
  } finally {
    await setStore(page, 'sound')
  }
}
