import type { Page, Request } from '@playwright/test'
import { modulesEndpoint } from '@/contract/modules/modules'
import { productForRealBackendAddress, realBackendAddress } from '../../support/addresses.mjs'
import { expect } from '../../support/fixtures'
import { sellers } from './access'

/** A file of the build, such as a screen's code or a picture. */
const isOwnFile = (address: string): boolean => /^\/(assets|media|icons|favicon|manifest|service-worker)\b/.test(new URL(address).pathname)

/** Everything that a page of the product built for a real backend requests from now on, except files of the build and the list of modules. */
export function callsOf(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('websocket', (socket) => void calls.push(socket.url()))
  page.on('request', (request) => {
    if (request.url() === realBackendAddress + modulesEndpoint.path) return
    const own = request.url().startsWith(productForRealBackendAddress)
    if (!own || !(request.isNavigationRequest() || isOwnFile(request.url()))) calls.push(`${request.method()} ${request.url()}`)
  })
  return calls
}

/**
 * For the product built for a real backend, where each call is an HTTP request: signs in a seller by writing the
 * session into local storage.
 * @returns the calls that the page makes from now on
 */
export async function recordCalls(page: Page): Promise<readonly string[]> {
  await page.goto('/login')
  await page.evaluate(([id, mobile]) => {
    localStorage.setItem('sellerToken', 'a-token-from-before')
    localStorage.setItem('sellerId', id)
    localStorage.setItem('mobile', mobile)
  }, [sellers.underReview.id, sellers.underReview.mobile] as const)
  return callsOf(page)
}

/** Watches a page's requests from now on. @returns waits until all of them have finished and no new one starts */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let quietLooks = 0
  page.on('request', (request) => {
    open.add(request)
    quietLooks = 0
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    quietLooks = 0
    await expect
      .poll(
        () => {
          quietLooks = open.size === 0 ? quietLooks + 1 : 0
          return quietLooks
        },
        { message: 'looks at which nothing was on its way', intervals: [200] },
      )
      .toBeGreaterThan(3)
  }
}
