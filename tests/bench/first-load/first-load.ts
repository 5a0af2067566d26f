import type { Browser } from '@playwright/test'
import { openBrowser, openPhone } from '../support/browser'
import { buildProduct, demoBuild } from '../support/build'
import type { Finding } from '../support/findings'
import { serveSite, type Site } from '../support/serve'
import { keepAll, signIn } from '../support/ready-phone'
import type { Tools } from '../support/tools'
import { buildPlain, buildReact, buildRouterForm } from './floors'
import { look, openAndLeave, type, waitUntilKept, type Visit } from './visit'
import { watchPages, type PageTimes } from '../support/watch-page'

/** The pages rendered at build, and how many kilobytes of each may arrive until it is hydrated. */
const pages = { '/login': 120, '/register': 140, '/otpverification': 120, '/forgotpassword': 120 } as const
const mostRequests = 8
/** The first screens of a seller who is signed in. */
const screens = ['/dashboard', '/registrationdetails'] as const
/** A frame more or less is a fortieth of the first paint, so each page is opened several times in a round. */
const looksInARound = 4
/** For a page that the phone has cached, a frame is more than a tenth, so it is opened several times too. */
const eachAgain = [false, true, false, true, false, true] as const
/** Files that are not needed yet are loaded after 2 s without a key press; all of them must be cached within 15 s after that. */
const longestKept = 2000 + 15_000

/** All values measured of one thing, by round. */
class Series<Value> {
  readonly rounds = new Map<string, Value[]>()
  add(name: string, value: Value): void {
    this.rounds.set(name, [...(this.rounds.get(name) ?? []), value])
  }
  of(name: string, part: (value: Value) => number): number[] {
    return (this.rounds.get(name) ?? []).map(part)
  }
}

interface Measured {
  readonly looked: Series<Visit>
  /** Only until the first paint. */
  readonly seen: Series<PageTimes>
  readonly typed: Series<PageTimes & { readonly lost: number }>
  readonly warm: Series<PageTimes>
  readonly offline: Series<PageTimes>
  readonly kept: Series<number>
  /** Opened from the phone's cache, without typing. */
  readonly again: Series<PageTimes>
}

const againAs = (name: string, offline: boolean): string => (offline ? `${name} offline` : name)

type Sites = Readonly<Record<'plain' | 'react' | 'routerForm' | 'product', Site>>

/** The pages before the sign-in as a first-time visitor sees them, and the first screens of a returning seller. */
export async function measureFirstLoad({ rounds, say, found }: Tools): Promise<void> {
  say('building the product and the floors')
  const folders = {
    plain: await buildPlain(),
    react: await buildReact(),
    routerForm: await buildRouterForm(),
    product: await buildProduct('product', { env: demoBuild }),
  }
  const sites: Sites = {
    plain: await serveSite([folders.plain]),
    react: await serveSite([folders.react]),
    routerForm: await serveSite([folders.routerForm]),
    product: await serveSite([folders.product]),
  }
  const browser = await openBrowser()
  const measured: Measured = { looked: new Series(), seen: new Series(), typed: new Series(), warm: new Series(), offline: new Series(), kept: new Series(), again: new Series() }
  try {
    for (let round = 0; round < rounds; round += 1) {
      await measureRound(browser, sites, measured)
      found(...findingsOf(measured))
      say(`round ${round + 1} of ${rounds}`)
    }
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) await site.close()
  }
}

async function measureRound(browser: Browser, sites: Sites, measured: Measured): Promise<void> {
  const onNewPhone = async <Value>(use: (phone: Awaited<ReturnType<typeof openPhone>>) => Promise<Value>): Promise<Value> => {
    const phone = await openPhone(browser, { network: 'slow' })
    await watchPages(phone)
    const value = await use(phone)
    await phone.close()
    return value
  }
  const firstVisits = async (name: string, address: string, hydrates: boolean): Promise<void> => {
    measured.looked.add(name, await onNewPhone((phone) => look(phone, address, hydrates)))
    measured.typed.add(name, await onNewPhone((phone) => type(phone, address, hydrates)))
  }
  const firstLooks = async (name: string, address: string): Promise<void> => {
    measured.seen.add(name, await onNewPhone((phone) => openAndLeave(phone, address, { until: ['fcp'] })))
  }
  const laterVisits = (name: string, address: string, hydrates: boolean): Promise<void> =>
    onNewPhone(async (phone) => {
      measured.kept.add(name, await waitUntilKept(phone, address))
      // A floor's worker caches everything at its installation.
      if (name === '/login') await keepAll(phone, sites.product.address)
      const until = hydrates ? (['fcp', 'hydrated'] as const) : (['fcp'] as const)
      for (const offline of eachAgain) {
        const typed = await type(phone, address, hydrates, { offline })
        ;(offline ? measured.offline : measured.warm).add(name, typed)
        measured.again.add(againAs(name, offline), await openAndLeave(phone, address, { offline, until }))
      }
    })

  await firstVisits('plain', `${sites.plain.address}/`, false)
  await firstVisits('react', `${sites.react.address}/`, true)
  await firstVisits('routerForm', `${sites.routerForm.address}/`, true)
  for (const path of Object.keys(pages)) await firstVisits(path, sites.product.address + path, true)
  for (let taken = 0; taken < looksInARound; taken += 1) {
    await firstLooks('plain', `${sites.plain.address}/`)
    for (const path of Object.keys(pages)) await firstLooks(path, sites.product.address + path)
  }
  await laterVisits('plain', `${sites.plain.address}/`, false)
  await laterVisits('routerForm', `${sites.routerForm.address}/`, true)
  await laterVisits('/login', `${sites.product.address}/login`, true)
  await onNewPhone(async (phone) => {
    await signIn(phone, sites.product.address)
    for (const screen of screens)
      for (const offline of eachAgain)
        measured.again.add(againAs(screen, offline), await openAndLeave(phone, sites.product.address + screen, { offline, until: ['fcp', 'heading', 'usable'] }))
  })
}

function findingsOf({ looked, seen, typed, warm, offline, kept, again }: Measured): Finding[] {
  const against = (name: string, values: readonly number[]) => ({ name, values })
  const firstLoads = Object.entries(pages).flatMap(([path, kilobytes]): Finding[] => [
    { what: `${path}, FCP`, unit: 'ms', product: seen.of(path, ({ fcp }) => fcp), floor: against('plain HTML', seen.of('plain', ({ fcp }) => fcp)), limit: 1.1 },
    { what: `${path}, LCP`, unit: 'ms', product: looked.of(path, ({ lcp }) => lcp), floor: against('plain HTML', looked.of('plain', ({ lcp }) => lcp)), limit: 1.1 },
    { what: `${path}, a typed key shows`, unit: 'ms', product: typed.of(path, (one) => one.typed), floor: against('plain HTML', typed.of('plain', (one) => one.typed)), limit: 1.15 },
    { what: `${path}, keys lost`, unit: '', product: typed.of(path, ({ lost }) => lost), limit: 0 },
    { what: `${path}, layout shift`, unit: '', product: looked.of(path, ({ cls }) => cls), limit: 0 },
    { what: `${path}, until hydrated`, unit: 'kB', product: looked.of(path, ({ untilHydrated }) => untilHydrated.kilobytes), floor: against('router and form', looked.of('routerForm', ({ untilHydrated }) => untilHydrated.kilobytes)) },
    { what: `${path}, until hydrated, of what is allowed`, unit: 'kB', product: looked.of(path, ({ untilHydrated }) => untilHydrated.kilobytes), limit: kilobytes },
    { what: `${path}, requests until hydrated`, unit: '', product: looked.of(path, ({ untilHydrated }) => untilHydrated.requests), limit: mostRequests },
    { what: `${path}, until it is quiet`, unit: 'kB', product: looked.of(path, ({ untilQuiet }) => untilQuiet.kilobytes) },
    { what: `${path}, hydrated`, unit: 'ms', product: looked.of(path, ({ hydrated }) => hydrated), floor: against('router and form', looked.of('routerForm', ({ hydrated }) => hydrated)) },
    { what: `${path}, heap`, unit: 'MB', product: looked.of(path, ({ heap }) => heap), floor: against('React', looked.of('react', ({ heap }) => heap)), limit: 1.7 },
  ])
  const routerForm = (series: Series<PageTimes>) => against('router and form', series.of('routerForm', (one) => one.typed))
  const later: Finding[] = [
    { what: '/login again, a typed key shows', unit: 'ms', product: warm.of('/login', (one) => one.typed), floor: routerForm(warm), limit: 1 },
    ...[false, true].map((isOffline): Finding => {
      const fcp = (name: string) => again.of(againAs(name, isOffline), (times) => times.fcp)
      return { what: `/login ${isOffline ? 'offline' : 'again'}, FCP`, unit: 'ms', product: fcp('/login'), floor: against('plain HTML', fcp('plain')) }
    }),
    { what: '/login offline, a typed key shows', unit: 'ms', product: offline.of('/login', (one) => one.typed), floor: routerForm(offline), limit: 1 },
    { what: 'all kept for work offline, the pause of 2 s included', unit: 'ms', product: kept.of('/login', Number), floor: against('router and form', kept.of('routerForm', Number)) },
    { what: 'the same, of what is allowed', unit: 'ms', product: kept.of('/login', Number), limit: longestKept },
  ]
  const cold = screens.flatMap((screen) =>
    [false, true].flatMap((isOffline): Finding[] => {
      const of = (name: string, part: keyof PageTimes) => again.of(againAs(name, isOffline), (times) => times[part])
      const opened = `${screen} signed in${isOffline ? ' offline' : ''}`
      const form = against('router and form', of('routerForm', 'hydrated'))
      return [
        { what: `${opened}, header and outline`, unit: 'ms', product: of(screen, 'fcp'), floor: against('plain HTML', of('plain', 'fcp')), limit: 1.3 },
        { what: `${opened}, content`, unit: 'ms', product: of(screen, 'heading'), floor: form, limit: 1 },
        { what: `${opened}, with what the device holds, to be used`, unit: 'ms', product: of(screen, 'usable'), floor: form },
      ]
    }),
  )
  return [...firstLoads, ...later, ...cold]
}
