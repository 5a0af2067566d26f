import { errors, type Browser, type Page } from '@playwright/test'
import type { ProductServer } from '../e2e/support/product-server'
import type { FaultyBackend } from './backend'
import { finish } from './finish'
import { beginHistory } from './begin-history'
import type { Claim, History, SellerId } from './history'
import { testSellers } from './ledger'
import { createOrdersPlayer } from './perform-orders'
import { openPhone, type PhoneTools, type Tab } from './phone'
import type { SaveEnd } from './save-ends'
import type { Act, Schedule } from './schedule'
import { headingOf } from './screens'
import * as sellerActions from './seller-actions'
import { createStepsHand } from './perform-steps'

export interface Stage {
  readonly browser: Browser
  readonly product: ProductServer
  readonly backend: FaultyBackend
  readonly launch: PhoneTools['launch']
}

const dayMilliseconds = 86_400_000
/** A new worker takes over when the old one has finished what it is doing; one of its calls may last 20 s. */
const updatePatience = 30_000
const [{ seller: firstSeller }, { seller: secondSeller }] = testSellers

/** Plays a schedule on its own phone, from the first sign-in until nothing waits any more. */
export async function play(schedule: Schedule, stage: Stage): Promise<History> {
  const { history, now } = beginHistory(stage.backend, schedule)
  const open = new Map<number, Claim>()
  const fallSilent = (tab: number): void => {
    const claim = open.get(tab)
    if (claim !== undefined) claim.until = now()
    open.delete(tab)
  }
  const phone = await openPhone({
    ...stage,
    product: stage.product.address,
    killable: schedule.killable,
    worker: schedule.worker,
    fallSilent,
    hear(tab, spoken) {
      fallSilent(tab)
      const claim: Claim = { tab, at: now(), until: Infinity, ...spoken }
      open.set(tab, claim)
      history.claims.push(claim)
    },
  })
  const world: World = { phone, history, now, backend: stage.backend, killable: schedule.killable, seller: firstSeller }
  const player = createPlayer(world, stage.product)
  try {
    await player.begin()
    for (const act of schedule.acts) await player.perform(act)
    history.end = await finish(world, player)
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    history.end = { kind: 'stuck', words: `${words}\n${await player.whatIsShown()}` }
  } finally {
    for (const tab of open.keys()) fallSilent(tab)
    await phone.close()
  }
  return history
}

export interface World {
  readonly phone: Awaited<ReturnType<typeof openPhone>>
  readonly history: History
  readonly now: () => number
  readonly backend: FaultyBackend
  readonly killable: boolean
  /** Who uses the phone. */
  seller: SellerId
}

/** Performs the acts of a schedule. */
export function createPlayer(world: World, product: ProductServer) {
  const { phone, history, now } = world
  let marks = 0

  /** Records an event in which a tab or a worker may lose what it has just heard. */
  function disturb(what: string): void {
    history.turns.push({ kind: 'death', at: now() })
    history.happened.push(what)
  }

  async function signIn(page: Page): Promise<boolean> {
    if (!phone.isOnline()) return false
    await sellerActions.signIn(page, world.seller)
    return true
  }

  /** One of the fitting tabs, or a new one; null if it cannot be opened because there is no network. */
  async function someTab(choice: number, wanted: (tab: Tab) => boolean = () => true): Promise<Tab | null> {
    const fitting = phone.tabs().filter(wanted)
    const tab = fitting[choice % Math.max(1, fitting.length)]
    if (tab === undefined) return phone.canLoad() ? phone.openTab('/registrationdetails') : null
    // A background tab renders at most once a second, and a seller presses in the one she looks at.
    await tab.page.bringToFront()
    return tab
  }

  /** A tab in which the seller is signed in and this address is open. */
  async function tabAt(address: string, choice: number): Promise<Tab | null> {
    const isThere = ({ page }: Tab): boolean => new URL(page.url()).pathname === new URL(address, product.address).pathname
    const tab = await someTab(choice, isThere)
    if (tab === null) return null
    if ((await sellerActions.isSignInScreen(tab.page)) && !(await signIn(tab.page))) return null
    if (isThere(tab)) return tab
    if (!phone.canLoad()) return null
    await tab.page.goto(product.address + address)
    return (await sellerActions.isSignInScreen(tab.page)) ? null : tab
  }

  /** Kills a tab, or the browser; the browser that all schedules share is spared, and a tab dies instead. */
  async function die(tab: Tab, end: SaveEnd): Promise<void> {
    const killsBrowser = world.killable && end.startsWith('browser')
    disturb(killsBrowser ? 'browser killed' : 'tab killed')
    await (killsBrowser ? phone.killBrowser() : phone.killTab(tab, 'closed'))
  }

  const nextMark = (): number => (marks += 1)
  const tools = { tabAt, nextMark, die }
  const { tabAtSteps, save, saveWhenFull } = createStepsHand(world, tools)
  const performOnOrders = createOrdersPlayer(world, tools)

  async function logOut(choice: number, deletes: boolean): Promise<void> {
    const tab = await someTab(choice)
    // Without a worker the dialog's code is loaded only when it is opened.
    if (tab === null || !phone.canLoad() || (await sellerActions.isSignInScreen(tab.page))) return
    const deleted = await sellerActions.logOut(tab.page, deletes)
    history.turns.push({ kind: 'logged-out', seller: world.seller, at: now() })
    history.happened.push(deleted ? 'logged out, deleted' : 'logged out')
    if (deleted) history.turns.push({ kind: 'deleted', seller: world.seller, at: now() })
  }

  async function becomeOther(choice: number): Promise<void> {
    if (!phone.isOnline()) return
    const tab = await someTab(choice)
    if (tab === null) return
    if (!(await sellerActions.isSignInScreen(tab.page))) await sellerActions.goToSignIn(tab.page)
    world.seller = world.seller === firstSeller ? secondSeller : firstSeller
    await signIn(tab.page)
    history.happened.push('another seller')
  }

  async function update(choice: number): Promise<void> {
    const tab = await someTab(choice)
    if (tab === null || !phone.isOnline()) return
    product.publish()
    const found = await tab.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration !== undefined
    })
    if (!found) return
    disturb('update applied')
    const apply = tab.page.getByRole('button', { name: 'Update now' })
    await apply.waitFor()
    await Promise.all([tab.page.waitForEvent('load', { timeout: updatePatience }), apply.click()])
  }

  async function useDemoForAWhile(choice: number): Promise<void> {
    const tab = await someTab(choice)
    if (tab === null || !phone.isOnline()) return
    disturb('backend switched')
    for (const address of ['/login?backend=demo', '/registrationdetails?backend=real']) {
      await tab.page.goto(product.address + address)
      await headingOf(tab.page)
    }
  }

  /** Exports what waits to a file and imports it again; on another phone only if this one holds no other seller's steps. */
  async function travel({ tab: which, choice, fault, to: wanted }: Extract<Act, { kind: 'travel' }>): Promise<void> {
    if (!phone.isOnline()) return
    world.backend.faultsToCome.unshift(fault, fault)
    await save(which, choice, 'lives')
    await save(which, choice, 'lives')
    const tab = await tabAtSteps(which)
    if (tab === null || !(await sellerActions.goToWaiting(tab.page)) || !(await sellerActions.beginExport(tab.page))) return
    const isAlone = history.saves.every(({ seller }) => seller === world.seller)
    const to = isAlone ? wanted : 'same-phone'
    // The copy lacks whatever is sent after it, so the old phone must send nothing more.
    if (to === 'new-phone') await phone.setOnline(false)
    const copy = await sellerActions.exportCopy(tab.page)
    disturb(`copied to the ${to.replace('-', ' ')}`)
    if (to === 'same-phone') return sellerActions.importCopy(tab.page, copy)
    await phone.replace()
    const turn = { kind: 'new-phone' as const, at: now(), importedAt: Infinity }
    history.turns.push(turn)
    await phone.setOnline(true)
    await begin()
    const [fresh = tab] = phone.tabs()
    await fresh.page.goto(`${product.address}/outbox`)
    await sellerActions.importCopy(fresh.page, copy).finally(() => {
      turn.importedAt = now()
    })
  }

  async function waitForSilent(): Promise<void> {
    if (await world.backend.silenceEnded()) history.happened.push('silence waited for')
  }

  async function begin(): Promise<void> {
    const { page } = await phone.openTab('/login')
    await headingOf(page)
    await signIn(page)
    await phone.untilWorkerReady()
  }

  async function reload(choice: number): Promise<void> {
    const tab = await someTab(choice)
    if (tab === null || !phone.canLoad()) return
    disturb('reloaded')
    await tab.page.reload()
  }

  async function killTab(choice: number, how: 'closed' | 'crashed'): Promise<void> {
    const tabs = phone.tabs()
    const tab = tabs[choice % Math.max(1, tabs.length)]
    if (tab === undefined) return
    disturb('tab killed')
    await phone.killTab(tab, how)
  }

  async function perform(act: Act): Promise<void> {
    switch (act.kind) {
      case 'save':
        return save(act.tab, act.choice, act.end)
      case 'save-when-full':
        return saveWhenFull(act.tab, act.choice)
      case 'answers':
        world.backend.faultsToCome.push(...act.faults)
        return undefined
      case 'network':
        if (act.online !== phone.isOnline()) disturb(act.online ? 'online' : 'offline')
        return phone.setOnline(act.online)
      case 'reload':
        return reload(act.tab)
      case 'open-tab':
        if (!phone.canLoad() || phone.tabs().length >= 5) return undefined
        history.happened.push('tab opened')
        await phone.openTab(act.screen)
        return undefined
      case 'kill-tab':
        return killTab(act.tab, act.how)
      case 'kill-browser':
        if (!world.killable) return undefined
        disturb('browser killed')
        return phone.killBrowser()
      case 'stop-worker':
        if (await phone.stopWorkers()) disturb('worker stopped')
        return undefined
      case 'background-sync':
        if (await phone.syncInBackground()) history.happened.push('background sync')
        return undefined
      case 'clock':
        history.happened.push('clock moved')
        return phone.setClock(act.days * dayMilliseconds)
      case 'other-seller':
        return becomeOther(act.tab)
      case 'log-out':
        return logOut(act.tab, act.deletes)
      case 'update':
        return update(act.tab)
      case 'other-backend':
        return useDemoForAWhile(act.tab)
      case 'travel':
        return travel(act)
      case 'wait-for-silent':
        return waitForSilent()
      case 'pack':
      case 'pack-when-full':
      case 'cancel':
      case 'hand-over':
      case 'bring-herself':
      case 'market-cancels':
        return performOnOrders(act)
    }
  }

  /** Whether a lost session has replaced the screen in the middle of an act, which is no fault. */
  async function wasInterrupted(error: unknown): Promise<boolean> {
    if (!(error instanceof errors.TimeoutError)) return false
    for (const { page } of phone.tabs()) if ((await sellerActions.isSignInScreen(page)) || (await sellerActions.logInLink(page).isVisible())) return true
    return false
  }

  async function whatIsShown(): Promise<string> {
    const shown = phone.tabs().map(async ({ page }) => `${page.url()} says: ${(await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 400)}`)
    return Promise.all(shown).then((texts) => texts.join(' | '), () => 'A tab is gone.')
  }

  return {
    signIn,
    someTab,
    whatIsShown,
    nextMark,
    begin,
    async perform(act: Act): Promise<void> {
      try {
        await perform(act)
      } catch (error) {
        if (await wasInterrupted(error)) return
        const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
        throw new Error(`${JSON.stringify(act)}: ${words}`, { cause: error })
      }
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
