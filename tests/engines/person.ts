import { z } from '@/contract/schema'
import type { EnginePage } from './engine'
import { choose, findNamed, isInSight, layoutFaults } from './in-page'

const patience = 60_000

/** Does on a page what a person does, and waits as a person would. */
export interface Person {
  see(text: string): Promise<void>
  arrive(heading: string): Promise<void>
  /** Loads a screen. If it does not appear, that is recorded as a fault, and it is reloaded. */
  open(address: string, heading: string): Promise<void>
  /** Waits for a text that must appear by itself; if it does not, likewise. */
  seeInTheEnd(text: string): Promise<void>
  press(name: string): Promise<void>
  fill(label: string, text: string): Promise<void>
  choose(label: string, value: string): Promise<void>
  /** Checks the screen's layout at each of the widths. */
  look(screen: string): Promise<void>
}

export interface Fault {
  readonly screen: string
  readonly fault: string
}

export function personOn(page: EnginePage, widths: readonly number[], found: (fault: Fault) => void): Person {
  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience
    let reason: unknown = null
    while (Date.now() < end) {
      try {
        if (await isSo()) return
      } catch (thrown) {
        reason = thrown
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const shown = String(await page.run(() => `${location.pathname}: ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 600)}`))
    throw new Error(`${what} after ${patience / 1000} s (${String(reason)}); on screen: ${shown}`)
  }
  const arrive = (heading: string): Promise<void> =>
    until(`The screen '${heading}' has not come`, async () => (await page.run(isInSight, heading, true)) === true)
  const see = (text: string): Promise<void> => until(`'${text}' is not in sight`, async () => (await page.run(isInSight, text, false)) === true)
  const orAfterReload = (wait: () => Promise<void>): Promise<void> =>
    wait().catch(async (reason: unknown) => {
      found({ screen: 'waiting', fault: `only after a reload: ${String(reason)}` })
      await page.reload()
      await wait()
    })

  return {
    arrive,
    see,
    seeInTheEnd: (text) => orAfterReload(() => see(text)),
    async open(address, heading) {
      await page.open(address)
      await orAfterReload(() => arrive(heading))
    },
    async press(name) {
      await until(`Nothing is called '${name}'`, async () => {
        await page.press(findNamed, 'press', name)
        return true
      })
    },
    async fill(label, text) {
      await until(`No field is called '${label}'`, async () => {
        await page.type(text, findNamed, 'field', label)
        return true
      })
    },
    choose: (label, value) =>
      until(`No list is called '${label}'`, async () => {
        await page.run(choose, label, value)
        return true
      }),
    async look(screen) {
      for (const width of widths) {
        await page.resize(width)
        await page.run(() => new Promise((drawn) => setTimeout(drawn, 150)))
        const faults = z.array(z.string()).parse(await page.run(layoutFaults))
        const shown = String(await page.run(() => window.innerWidth))
        for (const fault of faults) found({ screen: `${screen}, ${shown} px`, fault })
      }
      await page.resize(widths[0] ?? 360)
    },
  }
}
