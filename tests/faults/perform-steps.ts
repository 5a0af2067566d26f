import type { SaveWord } from './history'
import { typeMark } from './marks'
import type { PlayerTools } from './perform-orders'
import type { Tab } from './phone'
import type { World } from './player'
import type { SaveEnd } from './save-ends'
import { wordAfterSaving } from './screens'
import * as sellerActions from './seller-actions'

/** Saves the steps of the onboarding. */
export function createStepsHand(world: World, { tabAt, nextMark, die }: PlayerTools) {
  const { phone, history, now } = world

  /** A tab with the steps on screen and the seller signed in. */
  async function tabAtSteps(choice: number): Promise<Tab | null> {
    const tab = await tabAt('/registrationdetails', choice)
    if (tab === null) return null
    // A tab that lost its network while it was loading has no steps yet.
    const hasSteps = await tab.page.getByRole('navigation', { name: 'Onboarding steps' }).isVisible()
    return hasSteps || phone.canLoad() ? tab : null
  }

  async function save(choice: number, which: number, end: SaveEnd): Promise<void> {
    const tab = await tabAtSteps(choice)
    if (tab === null) return
    const { page } = tab
    const step = await sellerActions.openSomeStep(page, which)
    const mark = nextMark()
    await typeMark(page, step, mark)
    if (history.saves.some((older) => older.seller === world.seller && older.step === step)) history.happened.push('saved anew')
    const had = await sellerActions.hasAlert(page)
    const pressedAt = now()
    const record = (word: SaveWord): void => void history.saves.push({ seller: world.seller, step, order: null, mark, pressedAt, word, saidAt: now() })
    if (end.endsWith('at-once')) {
      await sellerActions.pressSave(page)
      await die(tab, end)
      record('nothing')
      return
    }
    try {
      await sellerActions.pressSave(page)
      const word = await wordAfterSaving(page, step, had)
      record(word === 'signed-out' ? 'nothing' : word)
    } catch (error) {
      record('nothing')
      throw error
    }
    if (end.endsWith('after-word')) await die(tab, end)
  }

  async function saveWhenFull(choice: number, which: number): Promise<void> {
    const tab = await tabAtSteps(choice)
    if (tab === null) return
    const step = await sellerActions.openSomeStep(tab.page, which)
    const mark = nextMark()
    await typeMark(tab.page, step, mark)
    const pressedAt = now()
    const word = await sellerActions.saveWithoutRoom(tab.page, step)
    history.happened.push('device full')
    history.saves.push({ seller: world.seller, step, order: null, mark, pressedAt, word: word === 'signed-out' ? 'nothing' : word, saidAt: now() })
  }

  return { tabAtSteps, save, saveWhenFull }
}
