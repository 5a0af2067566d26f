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
const publicPages = ['/login', '/register'] as const
/** These are shown to a seller who is signed in. */
const screens = ['/', '/registrationdetails', '/alloffers', '/policy'] as const

/** Lighthouse as it judges a phone, for the pages before the sign-in and four screens behind it. */
export async function measureLighthouse({ say, found }: Tools): Promise<void> {
  say('building the product')
  const site = await serveSite([await buildProduct('product', { env: demoBuild })])
  const folder = await mkdtemp(join(tmpdir(), 'seller-portal-'))
  const port = await freePort()
  const phone = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    for (const page of [...publicPages, ...screens]) {
      if (page === screens[0]) await signIn(phone, site.address)
      const result = await lighthouse(site.address + page, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        // A session is in the storage of the last four.
        disableStorageReset: true,
      })
      if (result === undefined) throw new Error(`Lighthouse said nothing of ${page}`)
      for (const category of categories) {
        const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
        found({ what: `${page}, ${category}`, unit: '', product: [score], atLeast: 100 })
      }
      say(`${page} judged`)
    }
  } finally {
    await phone.close()
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
}
