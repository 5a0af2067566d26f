import type { Page } from '@playwright/test'
import type { FaultyBackend } from '../backend'
import { testSellers } from '../ledger'
import { beginHistory } from '../begin-history'
import type { End, History, SellerId } from '../history'
import { openPhone, type PhoneTools, type Tab } from '../phone'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import type { Change } from './page'
import type { LongAct, LongChange, LongSchedule } from './schedule'
import { answerFor } from './sign-in'

export interface LongStage extends Pick<PhoneTools, 'browser' | 'launch'> {
  /** Where the queue's own page is served. */
  readonly address: string
  readonly backend: FaultyBackend
}

const dayMilliseconds = 86_400_000
/** How long two hundred submissions may take on a busy machine. */
const patience = 120_000
const between = 250
const [{ seller: firstSeller }, { seller: secondSeller }] = testSellers

/** Plays a long queue on its own phone, until nothing waits any more. */
export async function playLongQueue(schedule: LongSchedule, stage: LongStage): Promise<History> {
  const { history, now } = beginHistory(stage.backend, { knowsKeys: schedule.knowsKeys, shop: false })
  const silent = (): void => undefined
  const phone = await openPhone({ ...stage, product: stage.address, killable: schedule.killable, worker: false, hear: silent, fallSilent: silent })
  let seller: SellerId = firstSeller
  let marks = 0

  /** How often each of a seller's orders was changed. */
  const saved = new Map<string, number>()
  function nextOf(things: readonly number[]): number {
    const order = `${seller} ${things.join(' ')}`
    const nth = saved.get(order) ?? 0
    saved.set(order, nth + 1)
    return nth
  }

  /** How many steps each seller has saved: first the five in order, as on the screens, then any of them again. */
  const stepsSaved = new Map<string, number>()
  function nextStepOf(drawn: OnboardingStep): OnboardingStep {
    const before = stepsSaved.get(seller) ?? 0
    stepsSaved.set(seller, before + 1)
    return onboardingSteps[before] ?? drawn
  }

  function changeOf(change: LongChange): Change {
    const mark = (marks += 1)
    if (typeof change === 'number') return { step: nextStepOf(change), mark }
    if (schedule.of === 'orders') return { order: change[0] ?? 0, nth: nextOf(change), mark }
    return { things: change, mark }
  }

  function disturb(what: string): void {
    history.turns.push({ kind: 'death', at: now() })
    history.happened.push(what)
  }

  async function openTab(): Promise<Tab> {
    const tab = await phone.openTab('/')
    await untilReady(tab.page)
    return tab
  }

  async function someTab(choice = 0): Promise<Tab> {
    const tabs = phone.tabs()
    const tab = tabs[choice % Math.max(1, tabs.length)]
    if (tab !== undefined) return tab
    // The page's own files are loaded over the network.
    await phone.setOnline(true)
    return openTab()
  }

  async function signInAgain({ page }: Tab): Promise<void> {
    if ((await page.evaluate(() => window.theQueue.signedIn())) === seller) return
    const { token, currentStep } = await answerFor(seller)
    await page.evaluate(([id, given, next]) => window.theQueue.signIn(id, given, next), [seller, token, currentStep] as const)
  }

  async function save(batch: readonly LongChange[]): Promise<void> {
    const tab = await someTab(marks)
    await signInAgain(tab)
    const changes = batch.map(changeOf)
    const pressedAt = now()
    const taken = await tab.page.evaluate(([id, all]) => window.theQueue.save(id, all), [seller, changes] as const)
    for (const [index, change] of changes.entries()) {
      const step = 'step' in change ? change.step : null
      history.saves.push({ seller, step, order: null, mark: change.mark, pressedAt, word: taken[index] === null ? 'not-stored' : 'saved', saidAt: now() })
    }
  }

  async function perform(act: LongAct): Promise<void> {
    switch (act.kind) {
      case 'answers':
        stage.backend.faultsToCome.push(...act.faults)
        return
      case 'network':
        if (act.online !== phone.isOnline()) disturb(act.online ? 'online' : 'offline')
        return phone.setOnline(act.online)
      case 'open-tab':
        if (!phone.canLoad() || phone.tabs().length >= 5) return
        await openTab()
        history.happened.push('tab opened')
        return
      case 'kill-tab': {
        const tab = await someTab(act.tab)
        disturb('tab killed')
        return phone.killTab(tab, act.how)
      }
      case 'kill-browser':
        if (!schedule.killable) return
        disturb('browser killed')
        return phone.killBrowser()
      case 'reload': {
        if (!phone.canLoad()) return
        const { page } = await someTab(act.tab)
        disturb('reloaded')
        await page.reload()
        return untilReady(page)
      }
      case 'clock':
        history.happened.push('clock moved')
        return phone.setClock(act.days * dayMilliseconds)
      case 'other-seller':
        seller = seller === firstSeller ? secondSeller : firstSeller
        history.happened.push('another seller')
        return signInAgain(await someTab())
    }
  }

  /** Everything works again, and the seller sends refused submissions again. */
  async function empty(): Promise<End> {
    const deadline = now() + patience
    let waiting = 0
    while (now() < deadline) {
      const tab = await someTab()
      await signInAgain(tab)
      const state = await tab.page.evaluate((id) => window.theQueue.state(id), seller)
      waiting = state.waiting
      if (waiting === 0) return { kind: 'empty' }
      for (const { step } of state.stopped) history.turns.push({ kind: 'sent-again', seller, step, at: now() })
      await tab.page.evaluate((rows) => window.theQueue.sendAgain(rows), state.stopped.map(({ sequence }) => sequence))
      await new Promise((resolve) => setTimeout(resolve, between))
    }
    return { kind: 'stuck', words: `${seller}: ${waiting} wait` }
  }

  try {
    await openTab()
    const batch = Math.ceil(schedule.changes.length / schedule.acts.length)
    for (const [index, act] of schedule.acts.entries()) {
      await save(schedule.changes.slice(index * batch, (index + 1) * batch))
      await perform(act)
    }
    await phone.setClock(0)
    await phone.setOnline(true)
    stage.backend.calmDown()
    for (const each of new Set([seller, ...history.saves.map((one) => one.seller)])) {
      seller = each
      history.end = await empty()
      if (history.end.kind === 'stuck') break
    }
  } catch (error) {
    history.end = { kind: 'stuck', words: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    await phone.close()
  }
  return history
}

const untilReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'theQueue' in window)
}
