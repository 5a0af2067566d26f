import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArguments } from '../support/browser-arguments'
import { freePort } from './support/free-port'
import { buildProduct, demoBuild } from './support/build'
import { serveSite } from './support/serve'
import { signIn } from './support/ready-phone'
import type { Tools } from './support/tools'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Opened by a first-time visitor: nothing of them is stored. */
const publicPages = ['/login', '/register'] as const
/** Opened by a signed-in seller, whose session and stored data remain. */
const screens = ['/', '/registrationdetails', '/alloffers', '/policy'] as const

/** Lighthouse's mobile scores of the pages before the sign-in and four screens behind it; measured repeatedly, as they vary between 99 and 100. */
export async function measureLighthouse({ rounds, say, found }: Tools): Promise<void> {
  say('building the product')
  const site = await serveSite([await buildProduct('product', { env: demoBuild })])
  const folder = await mkdtemp(join(tmpdir(), 'seller-portal-'))
  const port = await freePort()
  const phone = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    const judge = async (page: string, storage: 'emptied' | 'kept'): Promise<void> => {
      const scores = new Map<string, number[]>()
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(site.address + page, { port, logLevel: 'error', onlyCategories: [...categories], disableStorageReset: storage === 'kept' })
        if (result === undefined) throw new Error(`Lighthouse said nothing of ${page}`)
        for (const category of categories) scores.set(category, [...(scores.get(category) ?? []), Math.round((result.lhr.categories[category]?.score ?? 0) * 100)])
      }
      for (const category of categories) found({ what: `${page}, ${category}`, unit: '', product: scores.get(category) ?? [], atLeast: 100 })
      say(`${page} judged`)
    }
    for (const page of publicPages) await judge(page, 'emptied')
    await signIn(phone, site.address)
    for (const screen of screens) await judge(screen, 'kept')
  } finally {
    await phone.close()
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
}
