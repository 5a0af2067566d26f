import type { BrowserContext, Page } from '@playwright/test'
import { openPhone } from '../support/browser'
import type { Measuring } from './growth-sites'

/** The phone of the bench's seller, signed in, with the page that fills her queue. */
export async function openSellerPhone({ browser, product }: Measuring, network: 'slow' | 'fast' = 'fast'): Promise<{ phone: BrowserContext; queue: Page }> {
  const phone = await openPhone(browser, { serviceWorkers: 'block', network })
  const queue = await phone.newPage()
  await queue.goto(`${product.address}/queue/index.html`)
  await queue.evaluate(() => {
    localStorage.setItem('sellerToken', 'bench')
    localStorage.setItem('sellerId', 'seller-bench')
  })
  return { phone, queue }
}
