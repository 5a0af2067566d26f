import type { Page } from '@playwright/test'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { stepNames } from '@/domain/steps/step-texts'
import type { End, SellerId } from './history'
import { isMarked, typeMark } from './marks'
import type { Player, World } from './player'
import { decideOrder } from './order-actions'
import { waitingCards, wordAfterSaving, type Card } from './screens'
import * as sellerActions from './seller-actions'

/** How long everything that waits may take to arrive once everything works; a server may have asked for a pause of some seconds. */
const patience = 30_000
const between = 200
/** No more often than a person would press: the app must get to what it fetches with a pause of 2 s. */
const pressEvery = 2500

function unlessAborted(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('ERR_ABORTED'))) throw error
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Everything works again and the sellers correct what was refused: all that they saved must arrive. */
export async function finish(world: World, player: Player): Promise<End> {
  const { phone, backend, history } = world
  await phone.setClock(0)
  await phone.setOnline(true)
  backend.calmDown()

  async function empty(seller: SellerId): Promise<End> {
    const deadline = world.now() + patience
    const tab = await player.someTab(0)
    if (tab === null) return { kind: 'stuck', words: 'No tab can be opened.' }
    const { page } = tab
    if (world.seller !== seller && !(await sellerActions.isSignInScreen(page))) await sellerActions.goToSignIn(page)
    world.seller = seller
    let pressed = -Infinity
    let last: readonly Card[] = []
    while (world.now() < deadline) {
      if (!(await atTheList(page))) continue
      const cards = await waitingCards(page)
      if (cards === null) return { kind: 'empty' }
      last = cards
      if (world.now() - pressed > pressEvery && (await help(page, cards))) pressed = world.now()
      await pause(between)
    }
    return { kind: 'stuck', words: `${seller} still waits: ${last.map(({ text }) => text).join(' | ')}` }
  }

  /** @returns whether the list of what waits is on screen, for the seller whose turn it is */
  async function atTheList(page: Page): Promise<boolean> {
    if (await sellerActions.isSignInScreen(page)) {
      await player.signIn(page)
      return false
    }
    if (new URL(page.url()).pathname === '/outbox') {
      // A browser that died may have lost the session: then the list tells only how many wait.
      const logIn = sellerActions.logInLink(page)
      if (!(await logIn.isVisible())) return true
      await logIn.click()
      return false
    }
    // The app may be navigating to another screen by itself; the next round checks again.
    await page.goto(new URL('/outbox', page.url()).href).catch(unlessAborted)
    return false
  }

  async function help(page: Page, cards: readonly Card[]): Promise<boolean> {
    const stopped = cards.find(({ needsAttention }) => needsAttention)
    if (stopped !== undefined && stopped.order !== null) return helpWithOrder(page, stopped.order)
    if (stopped !== undefined && stopped.step !== null) {
      const { step } = stopped
      const has = newestMark(step) === backend.lastApplied(world.seller, step)
      const how = await sellerActions.decide(page, step, has)
      if (how === 'sent-again') history.turns.push({ kind: 'sent-again', seller: world.seller, step, at: world.now() })
      return true
    }
    const missing = onboardingSteps.find((step) => cards.some(({ text }) => text.includes(`Held until ${stepNames[step]} is accepted.`)))
    if (missing === undefined || cards.some(({ step }) => step === missing)) {
      if (cards.length > 0) await sellerActions.sendNow(page)
      return cards.length > 0
    }
    await fillInAgain(page, missing)
    return true
  }

  async function helpWithOrder(page: Page, order: string): Promise<boolean> {
    // Taking an order out of its parcel sends a command to the marketplace.
    backend.notePress({ id: order, command: 'orderTakenOut', mark: player.nextMark() })
    // The time before the press: the command may arrive before the browser reports the press.
    const common = { seller: world.seller, at: world.now() }
    const decided = await decideOrder(page, order)
    if (decided === 'sent-again') history.turns.push({ kind: decided, step: null, ...common })
    if (decided === 'given-up') history.turns.push({ kind: decided, order, ...common })
    return decided !== 'nothing'
  }

  const newestMark = (step: OnboardingStep): number | undefined =>
    history.saves.findLast((save) => save.seller === world.seller && save.step === step && save.word !== 'not-stored')?.mark

  /** Fills in a step that the seller has deleted, and that the others wait for. */
  async function fillInAgain(page: Page, step: OnboardingStep): Promise<void> {
    if (!isMarked(step)) return
    await page.goto(new URL('/registrationdetails', page.url()).href)
    await sellerActions.openStep(page, step)
    const mark = player.nextMark()
    await typeMark(page, step, mark)
    const pressedAt = world.now()
    const had = await sellerActions.hasAlert(page)
    await sellerActions.pressSave(page)
    const word = await wordAfterSaving(page, step, had)
    history.saves.push({ seller: world.seller, step, order: null, mark, pressedAt, word: word === 'signed-out' ? 'nothing' : word, saidAt: world.now() })
  }

  const owing = new Set<SellerId>([world.seller, ...history.saves.map(({ seller }) => seller)])
  for (const seller of owing) {
    const end = await empty(seller)
    if (end.kind === 'stuck') return end
  }
  return { kind: 'empty' }
}
