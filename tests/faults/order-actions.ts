import { errors, type Locator, type Page } from '@playwright/test'
import { z } from '@/contract/schema'
import { orderTexts } from '@/domain/orders/order-texts'
import { ordersTexts } from '@/features/orders/texts'
import { shipmentFilesTexts } from '@/features/orders/shipment-files/texts'
import { listTexts } from '@/lists/texts'
import type { SaveWord } from './history'
import { trackingOf } from './order-marks'
import { signInHeading } from './screens'

/* What a seller does with orders, using only the screens. */

export const ordersAddress = '/orders/lazy-ship'
export const ownOrdersAddress = '/orders/self-ship'
export const shipmentFilesAddress = '/orders/shipment-files?category=to-hand-over'

/** Shorter than the wait for a screen: for what may no longer be offered. */
const briefly = { timeout: 3000 } as const

const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
const backToList = (page: Page): Locator => page.getByRole('link', { name: listTexts.back })
const search = (page: Page): Locator => page.getByRole('main').getByRole('search')

/** Returns false if it does not appear in time. */
async function isThereSoon(wanted: Locator, patience: { readonly timeout?: number } = briefly): Promise<boolean> {
  try {
    await wanted.first().waitFor(patience)
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** Whether the orders are on screen, as soon as they can be: a phone without a network may never have read them. */
export const showsOrders = (page: Page, isOnline: boolean): Promise<boolean> => isThereSoon(search(page).or(backToList(page)), isOnline ? {} : briefly)

/** Opens one of the orders in a state. @returns its number; null if there is none */
export async function openSomeOrder(page: Page, state: 'placed' | 'packed' | 'on-the-way', choice: number): Promise<string | null> {
  if (await backToList(page).isVisible()) await backToList(page).click()
  await search(page).waitFor()
  const category = page.getByRole('main').getByRole('link', { name: new RegExp(`^${orderTexts.states[state]} \\d+$`) })
  await category.click()
  await category.and(page.locator('[aria-current=page]')).waitFor()
  const entries = page.getByRole('main').getByRole('link', { name: /^OD-/ })
  const count = await entries.count()
  if (count === 0) return null
  // The order leaves this list when the backend refuses the command that waited on it.
  if (!(await isPressed(entries.nth(choice % count)))) return null
  const open = page.getByRole('region', { name: /^OD-/ })
  await open.waitFor()
  return open.getAttribute('aria-label')
}

/** Fills in the packing form. @returns false if the order may not be packed now */
export async function fillParcel(page: Page, grams: number): Promise<boolean> {
  const pack = button(page, ordersTexts.pack)
  if (!(await pack.isVisible()) || !(await isPressed(pack))) return false
  const lines = page.getByRole('group', { name: ordersTexts.packLines }).getByRole('checkbox')
  // The form disappears when the order turns out to be cancelled.
  return succeeds(
    (async () => {
      await lines.first().waitFor(briefly)
      for (const line of await lines.all()) await line.check(briefly)
      await page.getByLabel(ordersTexts.grams).fill(String(grams), briefly)
      for (const [label, side] of [[ordersTexts.length, 300], [ordersTexts.breadth, 200], [ordersTexts.height, 40]] as const) await page.getByLabel(label).fill(String(side), briefly)
    })(),
  )
}

/** Fills in why an order is cancelled. @returns false if it may not be cancelled now */
export async function fillCancelling(page: Page): Promise<boolean> {
  if (!(await button(page, ordersTexts.cancel).isVisible()) || !(await isPressed(button(page, ordersTexts.cancel)))) return false
  // The form disappears when the order turns out to be cancelled already.
  return succeeds(page.getByRole('radio', { name: orderTexts.cancelReasons.damaged }).check(briefly))
}

/** Fills in how a parcel gets to its customer. @returns false if it may not be dispatched now */
export async function fillDispatch(page: Page, mark: number): Promise<boolean> {
  const dispatch = button(page, ordersTexts.dispatch)
  if (!(await dispatch.isVisible()) || !(await isPressed(dispatch))) return false
  // The form disappears when the order turns out to be cancelled.
  return succeeds(
    (async () => {
      await page.getByLabel(ordersTexts.courier, { exact: true }).fill('Swift Couriers', briefly)
      await page.getByLabel(ordersTexts.tracking).fill(trackingOf(mark), briefly)
    })(),
  )
}

/** Opens the first courier's parcels and ticks them all. @returns their numbers; none without parcels */
export async function fillManifest(page: Page): Promise<readonly string[]> {
  if (await backToList(page).isVisible()) await backToList(page).click()
  await search(page).waitFor()
  const days = page.getByRole('main').locator('[id^="record "]')
  if ((await days.count()) === 0) return []
  // Orders that she delivers herself are on no manifest.
  const ofCouriers = days.filter({ hasNotText: shipmentFilesTexts.self })
  if ((await ofCouriers.count()) === 0) return []
  if (!(await isPressed(ofCouriers.first())) || !(await isThereSoon(button(page, shipmentFilesTexts.makeManifest)))) return []
  if (!(await isPressed(button(page, shipmentFilesTexts.makeManifest)))) return []
  const parcels = page.getByRole('group', { name: shipmentFilesTexts.onManifest }).getByRole('checkbox')
  const ticked: string[] = []
  // A parcel disappears when its order turns out to be cancelled, and the form with the last parcel.
  const areTicked = await succeeds(
    (async () => {
      await parcels.first().waitFor(briefly)
      for (const parcel of await parcels.all()) {
        await parcel.check(briefly)
        ticked.push(await parcel.evaluate((box) => (box instanceof HTMLInputElement ? box.value : '')))
      }
    })(),
  )
  return areTicked ? ticked : []
}

/** The button of each deed, and the word by which the screen says that it is done. */
const presses = {
  pack: { press: () => ordersTexts.packed, done: () => orderTexts.done.pack },
  cancel: { press: () => ordersTexts.cancelConfirm, done: () => orderTexts.done.cancel },
  handover: { press: () => ordersTexts.handOver, done: () => orderTexts.done.handover },
  dispatch: { press: () => ordersTexts.dispatched, done: () => orderTexts.done.dispatch },
  outcome: { press: () => ordersTexts.delivered, done: () => orderTexts.states.delivered },
} as const
export type ScreenDeed = keyof typeof presses

/** Presses the button that asks for confirmation before something final is done to one order. @returns false if it may not be done now */
export async function ask(page: Page, deed: 'handover' | 'outcome'): Promise<boolean> {
  const asked = button(page, presses[deed].press())
  if (!(await asked.isVisible()) || !(await isPressed(asked))) return false
  return isThereSoon(button(page, listTexts.doIt))
}

/** Presses the button, or confirms, without waiting for anything. @returns whether it was still offered */
export async function press(page: Page, deed: ScreenDeed, isAsked: boolean): Promise<boolean> {
  await page.evaluate(() => window.theStatusWords?.clear())
  return succeeds(button(page, isAsked ? listTexts.doIt : presses[deed].press()).click({ ...briefly, noWaitAfter: true }))
}

/** What the screen says after the press. */
export async function wordAfterPress(page: Page, deed: ScreenDeed, orders: readonly string[]): Promise<SaveWord | 'signed-out'> {
  const [first = ''] = orders
  const done = orders.length === 1 ? ordersTexts.said(presses[deed].done(), first) : ordersTexts.saidOfMany(presses[deed].done(), orders.length)
  const heard = await page.waitForFunction(
    ({ said, login }) => {
      const textsOf = (role: string): readonly string[] => [...document.querySelectorAll(`main [role=${role}]`)].map(({ textContent }) => textContent?.trim() ?? '')
      if (document.querySelector('h1')?.textContent?.trim() === login) return 'signed-out'
      if ([...textsOf('status'), ...(window.theStatusWords ?? [])].some((text) => text.startsWith(said))) return 'saved'
      return textsOf('alert').some((text) => /is not saved|the rest is not/.test(text)) ? 'not-stored' : null
    },
    { said: done, login: signInHeading },
    { polling: 20 },
  )
  return z.enum(['saved', 'not-stored', 'signed-out']).parse(await heard.jsonValue())
}

/** Whether it was pressed before it disappeared. If it stays visible, it must become pressable, however long that takes. */
async function isPressed(wanted: Locator): Promise<boolean> {
  if (await succeeds(wanted.click(briefly))) return true
  if (!(await wanted.isVisible())) return false
  await wanted.click()
  return true
}

/** Whether it could be done in time: the screen may no longer offer it. */
async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** Decides about an order that needs it, on its card in the outbox: sends it again where that is offered, otherwise withdraws it. */
export async function decideOrder(page: Page, id: string): Promise<'sent-again' | 'given-up' | 'nothing'> {
  const here = page.getByRole('main').getByRole('group', { name: new RegExp(`^Order ${id}:`) })
  const choices = [
    [/^Send again/, 'sent-again'],
    [new RegExp(`^${ordersTexts.clash.leave}$`), 'given-up'],
    [new RegExp(`^${ordersTexts.takenOut}$`), 'given-up'],
  ] as const
  for (const [name, decided] of choices) {
    const choice = here.getByRole('button', { name })
    if (!(await choice.isVisible())) continue
    // Another tab, or the backend, may be quicker.
    return (await isPressed(choice)) ? decided : 'nothing'
  }
  return 'nothing'
}
