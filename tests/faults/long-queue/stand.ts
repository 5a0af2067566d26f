import type { Browser, Page } from '@playwright/test'
import type { FaultyBackend } from '../backend'
import { emptyHistory, type Arrival, type History, type SellerId } from '../history'
import { testSellers } from '../ledger'
import { openPhone, type PhoneTools, type Tab } from '../phone'
import type { AnswerFault } from '../schedule'
import { tokenFor } from './sign-in'

type Phone = Awaited<ReturnType<typeof openPhone>>

interface Gap {
  /** The number of the failed attempt before it. */
  readonly attempt: number
  readonly milliseconds: number
}

/** Where figures are measured: phones that run only the queue, and a backend whose ledger can be read. */
export interface Stand {
  readonly seller: SellerId
  readonly backend: FaultyBackend
  /** Begins with an empty ledger and nobody signed in. */
  begin(): { readonly history: History; readonly now: () => number }
  openPhoneWithTab(options: { readonly killable: boolean }): Promise<{ readonly phone: Phone; readonly page: Page }>
  openTab(phone: Phone): Promise<Tab>
  /** Lets this many phones save one change each, which fails this many times. @returns the gaps between the attempts */
  gapsBetweenTries(phones: number, failing: { readonly fault: AnswerFault; readonly tries: number }): Promise<readonly Gap[]>
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Polls until something holds; figures are read from the ledger afterwards, not from this polling. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = 180_000): Promise<void> {
  const deadline = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('It took too long')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export function createStand(tools: { address: string; backend: FaultyBackend; browser: Browser; launch: PhoneTools['launch'] }): Stand {
  const { backend, address } = tools
  const [{ seller }] = testSellers
  const silent = (): void => undefined

  function begin(): { history: History; now: () => number } {
    const history = emptyHistory(true)
    const started = performance.now()
    const now = (): number => performance.now() - started
    backend.begin({ knowsKeys: true, shop: false, ledger: history.arrivals, now, noteFault: silent, noteSignIn: silent, noteWrong: silent })
    return { history, now }
  }

  async function openTab(phone: Phone): Promise<Tab> {
    const tab = await phone.openTab('/')
    await tab.page.waitForFunction(() => 'theQueue' in window)
    return tab
  }

  async function openPhoneWithTab({ killable }: { killable: boolean }): Promise<{ phone: Phone; page: Page }> {
    const phone = await openPhone({ ...tools, product: address, killable, worker: false, hear: silent, fallSilent: silent })
    return { phone, page: (await openTab(phone)).page }
  }

  async function gapsBetweenTries(phones: number, { fault, tries }: { fault: AnswerFault; tries: number }): Promise<readonly Gap[]> {
    const { history } = begin()
    const opened: Awaited<ReturnType<typeof openPhoneWithTab>>[] = []
    // One after the other: on two cores, that many pages would not load at once in time.
    while (opened.length < phones) opened.push(await openPhoneWithTab({ killable: false }))
    const faults = phones * tries
    backend.faultsToCome.push(...Array.from({ length: faults }, () => fault))
    const token = await tokenFor(seller)
    await Promise.all(
      opened.map(async ({ page }, index) => {
        await page.evaluate(([id, given]) => window.theQueue.signIn(id, given), [seller, token] as const)
        await page.evaluate(([id, mark]) => window.theQueue.save(id, [{ things: [1], mark }]), [seller, index + 1] as const)
      }),
    )
    const failed = new Map<number, Arrival[]>()
    await until(() => history.arrivals.filter(({ acceptedAt }) => acceptedAt !== null).length === phones)
    for (const arrival of history.arrivals) failed.set(arrival.mark, [...(failed.get(arrival.mark) ?? []), arrival])
    await Promise.all(opened.map(({ phone }) => phone.close()))
    // Measured from the arrival of the failed attempt, which is answered at once: the time at which an answer left is less exact.
    return [...failed.values()].flatMap((all) =>
      all.slice(1).map((arrival, index): Gap => ({ attempt: index + 1, milliseconds: arrival.at - (all[index]?.at ?? NaN) })),
    )
  }

  return { seller, backend, begin, openPhoneWithTab, openTab, gapsBetweenTries }
}
