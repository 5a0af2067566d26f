import fc from 'fast-check'
import { scopeCount } from '../../support/scoped-command'
import type { Figure } from './figures'
import type { ThingsChange } from './page'
import { tokenFor } from './sign-in'
import { median, until, type Stand } from './stand'

const things = Array.from({ length: scopeCount }, (_, index) => index)

/** This many changes, no two of the same things. */
function changes(count: number): readonly ThingsChange[] {
  const [drawn = []] = fc.sample(fc.uniqueArray(fc.subarray(things, { minLength: 1, maxLength: 4 }), { minLength: count, maxLength: count, size: 'max', selector: String }), {
    seed: 1,
    numRuns: 1,
  })
  return drawn.map((one, index) => ({ things: one, mark: index + 1 }))
}

/** P12: five tabs send a queue, and die one after the other. */
export async function takeovers(stand: Stand, rounds: number): Promise<readonly Figure[]> {
  const gaps: number[] = []
  let doubled = 0
  for (let round = 0; round < rounds; round += 1) {
    const { history, now } = stand.begin()
    const { phone, page } = await stand.openPhoneWithTab({ killable: false })
    for (let more = 1; more < 5; more += 1) await stand.openTab(phone)
    await phone.setOnline(false)
    const token = await tokenFor(stand.seller)
    await page.evaluate(([id, given]) => window.theQueue.signIn(id, given), [stand.seller, token] as const)
    await page.evaluate(([id, all]) => window.theQueue.save(id, all), [stand.seller, changes(200)] as const)
    await phone.setOnline(true)
    for (const part of [1, 2, 3, 4]) {
      await until(() => history.arrivals.length >= part * 30)
      const [tab] = phone.tabs()
      if (tab === undefined) break
      await phone.killTab(tab, 'closed')
      const gone = now()
      await until(() => (history.arrivals.at(-1)?.at ?? 0) > gone)
      gaps.push((history.arrivals.find(({ at }) => at > gone)?.at ?? NaN) - gone)
    }
    await until(() => history.arrivals.filter(({ acceptedAt }) => acceptedAt !== null).length >= 200)
    const effects = history.arrivals.filter(({ appliedAt }) => appliedAt !== null).map(({ mark }) => mark)
    doubled += effects.length - new Set(effects).size
    await phone.close()
  }
  const longest = Math.round(Math.max(...gaps))
  return [
    {
      promise: 'P12',
      what: `${rounds} × 200 submissions with five tabs, four of which are closed while they are sent`,
      measured: `taken twice: ${doubled}; ${gaps.length} tabs closed, the next request after ${Math.round(median(gaps))} ms in the median, ${longest} ms at most`,
    },
  ]
}

/** P14: the network comes back, in a browser without a service worker. */
export async function firstRequests(stand: Stand, samples: number): Promise<readonly Figure[]> {
  const { history, now } = stand.begin()
  const { phone, page } = await stand.openPhoneWithTab({ killable: false })
  const token = await tokenFor(stand.seller)
  await page.evaluate(([id, given]) => window.theQueue.signIn(id, given), [stand.seller, token] as const)
  const taken: number[] = []
  for (let mark = 1; mark <= samples; mark += 1) {
    await phone.setOnline(false)
    await page.evaluate(([id, number]) => window.theQueue.save(id, [{ things: [1], mark: number }]), [stand.seller, mark] as const)
    const back = now()
    await phone.setOnline(true)
    await until(() => history.arrivals.some((arrival) => arrival.mark === mark && arrival.acceptedAt !== null))
    taken.push((history.arrivals.find((arrival) => arrival.mark === mark)?.at ?? NaN) - back)
  }
  await phone.close()
  const within = taken.filter((milliseconds) => milliseconds <= 1000).length
  return [
    {
      promise: 'P14',
      what: 'first request after the network is back, without a service worker',
      measured: `${samples}, within 1 s: ${within}; ${Math.round(median(taken))} ms in the median, ${Math.round(Math.max(...taken))} ms at most`,
    },
  ]
}

/** P26: the speed of sending a queue, compared with the same requests sent in a plain loop. */
export async function throughput(stand: Stand, count: number): Promise<readonly Figure[]> {
  const { history } = stand.begin()
  const { phone, page } = await stand.openPhoneWithTab({ killable: false })
  const token = await tokenFor(stand.seller)
  const all = changes(count)
  await page.evaluate(([id, given]) => window.theQueue.signIn(id, given), [stand.seller, token] as const)
  // Measured before and after, because a shared machine varies in speed.
  const plainly = (): Promise<number> =>
    page.evaluate(([id, given, list]) => window.theQueue.sendPlainly(id, given, list), [stand.seller, token, all] as const)
  const plainBefore = await plainly()
  history.arrivals.length = 0
  await phone.setOnline(false)
  await page.evaluate(([id, list]) => window.theQueue.save(id, list), [stand.seller, all.map((one) => ({ ...one, mark: one.mark + count }))] as const)
  const session = await page.context().newCDPSession(page)
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const before = await heap()
  await phone.setOnline(true)
  await until(() => history.arrivals.filter(({ acceptedAt }) => acceptedAt !== null).length >= count, 600_000)
  const sent = (history.arrivals.at(-1)?.endedAt ?? NaN) - (history.arrivals[0]?.at ?? NaN)
  const grown = (await heap()) - before
  const plain = (plainBefore + (await plainly())) / 2
  await phone.close()
  return [
    {
      promise: 'P26',
      what: `${count} submissions sent`,
      measured: `${Math.round((count * 1000) / sent)} a second, the plain loop ${Math.round((count * 1000) / plain)} (${Math.round((100 * plain) / sent)} %); heap ${(grown / 1e6).toFixed(1)} MB more`,
    },
  ]
}
