import { median, type Stand } from './stand'

/*
 * The figures of the queue's promises, measured with the real queue in a real browser. A busy machine makes them worse.
 */

export interface Figure {
  readonly promise: string
  readonly what: string
  readonly measured: string
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** P1: a save is durable when the app says so, and how soon it says so. */
export async function savedSoon({ openPhoneWithTab, seller }: Stand): Promise<readonly Figure[]> {
  const { phone, page } = await openPhoneWithTab({ killable: false })
  await phone.setOnline(false)
  const small = await page.evaluate(async (id) => {
    const taken: (number | null)[] = []
    for (let mark = 1; mark <= 200; mark += 1) taken.push(...(await window.theQueue.save(id, [{ things: [mark % 20], mark }])))
    return taken
  }, seller)
  const bySize = async (kilobytes: number): Promise<readonly number[]> =>
    page.evaluate(
      async ([id, bytes]) => {
        const taken: number[] = []
        for (let turn = 0; turn < 100; turn += 1) taken.push(await window.theQueue.saveSignature(id, bytes))
        return taken
      },
      [seller, kilobytes * 1000] as const,
    )
  const middle = await bySize(60)
  const large = await bySize(200)
  await phone.close()
  const row = (what: string, values: readonly number[]): Figure => ({
    promise: 'P1',
    what: `until a save of ${what} is durable, ${values.length} saves`,
    measured: `median ${ms(median(values))}, 95 % within ${ms(percentile(values, 0.95))}`,
  })
  return [row('under 1 kB', small.filter((value) => value !== null)), row('60 kB', middle), row('200 kB, the largest there is', large)]
}

/** P1: the browser is killed right after the app has said that it is saved. */
export async function killedAfterTheWord({ openPhoneWithTab, openTab, seller }: Stand, kills: number): Promise<readonly Figure[]> {
  const { phone, page: first } = await openPhoneWithTab({ killable: true })
  let page = first
  let lost = 0
  for (let mark = 1; mark <= kills; mark += 1) {
    await page.evaluate(([id, number]) => window.theQueue.save(id, [{ things: [number % 20], mark: number }]), [seller, mark] as const)
    await phone.killBrowser()
    page = (await openTab(phone)).page
    const marks = await page.evaluate((id) => window.theQueue.marks(id), seller)
    if (!marks.includes(mark)) lost += 1
  }
  await phone.close()
  return [{ promise: 'P1', what: `browsers killed right after a save was called saved`, measured: `${kills}, of which lost the save: ${lost}` }]
}

/** P7: the pauses after failures. */
export async function pauses(stand: Stand, phones: number, rounds: number): Promise<readonly Figure[]> {
  const parts: number[] = []
  const beyond: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const gaps = await stand.gapsBetweenTries(phones, { fault: 'server-error', tries: 7 })
    for (const { attempt, milliseconds } of gaps) {
      const longest = 500 * 2 ** (attempt - 1)
      parts.push(milliseconds / longest)
      beyond.push(milliseconds - longest)
    }
  }
  return [
    {
      promise: 'P7',
      what: `pauses after a 500, at most 0.5 s doubled with each try, drawn from all of it`,
      measured: `${parts.length}, of which longer by more than 1 s: ${beyond.filter((late) => late > 1000).length}, the furthest by ${ms(Math.max(0, ...beyond))}; median ${median(parts).toFixed(2)} of the longest`,
    },
  ]
}

/** P8: the pause that a server asks for. */
export async function askedPauses(stand: Stand, phones: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const [fault, name] of [['busy-seconds', 'seconds'], ['busy-date', 'a date']] as const) {
    const gaps = (await stand.gapsBetweenTries(phones, { fault, tries: 4 })).map(({ milliseconds }) => milliseconds)
    const early = gaps.filter((gap) => gap < 1000)
    figures.push({
      promise: 'P8',
      what: `Retry-After of 1 s as ${name}`,
      measured: `${gaps.length}, too early: ${early.length}${early.length > 0 ? ` (by ${ms(1000 - Math.min(...early))} at most)` : ''}; late by ${ms(median(gaps) - 1000)} in the median, ${ms(Math.max(...gaps) - 1000)} at most`,
    })
  }
  return figures
}
