import type { Page } from '@playwright/test'
import { z } from '@/contract/schema'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { stepNames, stepStatusNames } from '@/domain/steps/step-texts'
import type { OrderWord, StepWord } from './history'
import { orderWordsSchema } from './order-words'

/* What a seller can read on the screens, as plain data. Everything is found by headings, labels and texts. */

/** What one tab says of steps and orders; sent whenever it changes. */
export interface Spoken {
  readonly seller: string
  readonly steps: Readonly<Partial<Record<OnboardingStep, StepWord>>>
  readonly orders: readonly OrderWord[]
  readonly waiting: number
}

const words = Object.values(stepStatusNames)
const spokenSchema = z.object({
  seller: z.string(),
  steps: z.array(z.tuple([z.string(), z.string()])),
  orders: orderWordsSchema,
  waiting: z.number(),
})

/** Parses what {@link listen} sends. */
export function spokenOf(said: unknown): Spoken {
  const { seller, steps, orders, waiting } = spokenSchema.parse(said)
  const wordOf = (step: OnboardingStep): StepWord | undefined => {
    const told = steps.find(([name]) => name === stepNames[step])?.[1]
    return isWord(told) ? told : undefined
  }
  return { seller, waiting, orders, steps: Object.fromEntries(onboardingSteps.flatMap((step) => {
    const word = wordOf(step)
    return word === undefined ? [] : [[step, word]]
  })) }
}

const isWord = (text: string | undefined): text is StepWord => words.some((word) => word === text)

declare global {
  interface Window {
    /** Where a page reports to the bench what it says. */
    readonly theBenchHears?: (said: unknown) => void
  }
}
export const hearing = 'theBenchHears' satisfies keyof Window

/** Runs in every page before the page's own code: reports what the screen says whenever that changes. */
export function listen({ names, statusWords }: { names: readonly string[]; statusWords: readonly string[] }): void {
  let last = ''
  let due = false
  const wordIn = (card: Element): string =>
    [...card.querySelectorAll('*')].map(({ textContent }) => textContent?.trim() ?? '').find((text) => statusWords.includes(text)) ?? ''
  const look = (): void => {
    due = false
    const labels = [...document.querySelectorAll('nav button[aria-label]')].map((button) => (button.getAttribute('aria-label') ?? '').replace(/^\d+\. /, ''))
    const fromStepper = labels.flatMap((label) => names.filter((name) => label.startsWith(`${name}, `)).map((name) => [name, label.slice(name.length + 2)]))
    const cards = [...document.querySelectorAll('[role=group][aria-label]')]
    const fromCards = cards
      .map((card) => [card.getAttribute('aria-label') ?? '', wordIn(card)])
      .filter(([name = '', word]) => names.includes(name) && word !== '')
    const pill = [...document.querySelectorAll('header a[aria-label]')].map((link) => /(\d+) steps? (?:waiting|needs?)/.exec(link.getAttribute('aria-label') ?? ''))
    const said = {
      seller: localStorage.getItem('sellerToken') === null ? '' : (localStorage.getItem('sellerId') ?? ''),
      steps: [...fromStepper, ...fromCards],
      orders: window.theOrderWords?.() ?? [],
      waiting: Number(pill.find((match) => match !== null)?.[1] ?? 0),
    }
    const text = JSON.stringify(said)
    if (text === last) return
    last = text
    window.theBenchHears?.(said)
  }
  new MutationObserver(() => {
    if (due) return
    due = true
    setTimeout(look, 30)
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['aria-label'] })
}

export const listeningTo = { names: Object.values(stepNames), statusWords: words }

/** Waits for the screen's heading, and returns it; the heading of the page rendered at build is inert and does not count. */
export async function headingOf(page: Page): Promise<string> {
  const heading = page.locator('h1:not([inert] *)').first()
  await heading.waitFor({ state: 'attached' })
  return (await heading.textContent())?.trim() ?? ''
}

export const signInHeading = 'Seller Login'

/** Waits until the sign-in screen has come, or gone: for a moment the old heading remains under the new address. */
export async function untilSignInScreen(page: Page, wanted: 'come' | 'gone'): Promise<void> {
  await page.waitForFunction(
    ({ login, come }) => {
      const heading = document.querySelector('h1')?.textContent?.trim() ?? ''
      return heading !== '' && (heading === login) === come && (location.pathname === '/login') === come
    },
    { login: signInHeading, come: wanted === 'come' },
    { polling: 20 },
  )
}

/** The steps that can be opened, according to the stepper. */
export async function openSteps(page: Page): Promise<readonly OnboardingStep[]> {
  const stepper = page.getByRole('navigation', { name: 'Onboarding steps' }).getByRole('button')
  await stepper.first().waitFor({ state: 'attached' })
  const labels = await stepper.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  const known = onboardingSteps.filter((step) => labels.some((label) => label.includes(`. ${stepNames[step]}, `)))
  // Without this check, a schedule that cannot read the stepper would save only the first step and find nothing wrong.
  if (known.length < onboardingSteps.length) throw new Error(`These are no steps: ${labels.join('; ')}`)
  return known.filter((step) => !labels.some((label) => label.endsWith(`. ${stepNames[step]}, ${stepStatusNames.locked}`)))
}

/** What the screen says after a press on 'Save': `signed-out` if the sign-in screen came instead. */
export async function wordAfterSaving(page: Page, step: OnboardingStep, hadAlert: boolean): Promise<'saved' | 'not-stored' | 'signed-out'> {
  const following = onboardingSteps.find((other) => other > step) ?? step
  const startedAt = await page.evaluate(() => performance.now())
  const heard = await page.waitForFunction(
    ({ next, login, stale, since }) => {
      const heading = document.querySelector('h1')?.textContent?.trim()
      if (heading === next) return 'saved'
      if (heading === login) return 'signed-out'
      const alerts = [...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '')
      // An alert that was there before the press is not taken for the new word.
      if (alerts.length === 0 || (stale && performance.now() - since < 4000)) return null
      return alerts.some((text) => text.includes('is not saved')) ? 'not-stored' : 'saved'
    },
    { next: stepNames[following], login: signInHeading, stale: hadAlert, since: startedAt },
    { polling: 20 },
  )
  return z.enum(['saved', 'not-stored', 'signed-out']).parse(await heard.jsonValue())
}

/** A card of a step or an order in the list of what waits. */
export interface Card {
  readonly step: OnboardingStep | null
  /** The order's number. */
  readonly order: string | null
  readonly text: string
  readonly needsAttention: boolean
}

/** The list of what waits, which must be on screen; null if it says that nothing waits. */
export async function waitingCards(page: Page): Promise<readonly Card[] | null> {
  const main = page.getByRole('main')
  const { text, cards } = await main.evaluate((element) => ({
    text: element.textContent ?? '',
    cards: [...element.querySelectorAll('[role=group][aria-label]')].map((card) => ({
      name: card.getAttribute('aria-label') ?? '',
      text: card.textContent ?? '',
    })),
  }))
  if (/Nothing (of yours )?waits on this device\./.test(text)) return null
  return cards.flatMap(({ name, text: words_ }) => {
    const step = onboardingSteps.find((one) => stepNames[one] === name) ?? null
    const [, order = null] = /^Order (OD-[\w-]+):/.exec(name) ?? []
    return step === null && order === null ? [] : [{ step, order, text: words_, needsAttention: words_.includes(stepStatusNames.attention) }]
  })
}
