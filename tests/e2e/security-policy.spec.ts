import type { BrowserContext, Page } from '@playwright/test'
import { keepAllFiles, keepDemoFiles, skipWaiting, stopSending } from '@/sw/messages'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test as base } from '../support/fixtures'
import { goOnWith, heading, readyForOffline } from './support/access'
import { expectStep, fillStep, saveButton } from './support/onboarding'
import { setConnection } from './support/drawer'
import { pictures } from '../support/picture-files'
import { serveProduct, type ProductServer } from './support/product-server'

declare global {
  interface Window {
    readonly reportViolation?: (directive: string) => void
  }
}

/** What the content security policy refused, in any page of the test. */
async function collectViolations(context: BrowserContext): Promise<readonly string[]> {
  const seen: string[] = []
  await context.exposeBinding('reportViolation', (_source, directive: string) => void seen.push(directive))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.reportViolation?.(`${effectiveDirective} ${blockedURI}`),
    ),
  )
  return seen
}

const test = base.extend<{ violations: readonly string[] }>({
  violations: [async ({ context }, use) => use(await collectViolations(context)), { auto: true }],
})

// A screen that violates the page's policy fails every test that opens it, because the browser reports an error.

test.describe('a seller at the first step', () => {
  test.use({ seller: 'step-3' })

  test('POL-02 QUEUE-10 S35 a picture, an export and an import in the GST step and the outbox cause no violation of the content security policy', async ({ page, violations }) => {
    await page.goto('/registrationdetails')
    await expectStep(page, 3)
    await page.locator('input[type="file"]').setInputFiles(pictures.png)
    const preview = page.locator('img[src^="blob:"]')
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2)
    await setConnection(page, 'Offline')
    await fillStep(page, 3)
    await saveButton(page).click()
    await page.getByRole('link', { name: '1 step waiting to send' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export a copy' }).click()
    await page.getByLabel('Passphrase').fill('six lanterns on a wire')
    await page.getByRole('button', { name: 'Save the file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^waiting-to-send-.*\.json$/)
    // The same file on the same phone adds nothing and duplicates nothing.
    await page.getByRole('button', { name: 'Import a copy' }).click()
    await page.locator('input[type="file"]').setInputFiles(await file.path())
    await page.getByLabel('Passphrase').fill('six lanterns on a wire')
    await page.getByRole('button', { name: 'Open the copy' }).click()
    await expect(page.getByRole('list', { name: 'In this copy' }).getByRole('listitem')).toHaveText([/^GST Tax Information.*Kept/, /\(draft\)$/])
    await page.getByRole('button', { name: 'Take it over' }).click()
    await expect(page.getByText('There was nothing new to take over.')).toBeVisible()
    await page.keyboard.press('Escape')
    await setConnection(page, 'Online')
    expect(violations).toEqual([])
  })
})

test.describe('a seller at the bank step', () => {
  test.use({ seller: 'step-4' })

  test('S4 HTML in addresses, local storage and history state is never interpreted as HTML', async ({ page }) => {
    const canary = '<img src=x onerror=document.title="ran">'
    await page.goto('/registrationdetails')
    await expectStep(page, 4)
    await page.evaluate((text) => {
      for (const key of ['registrationSteps', 'maxAllowedStep', 'mobile', 'backend']) localStorage.setItem(key, text)
    }, canary)
    const hostile = encodeURIComponent(canary)
    for (const address of [`/registrationdetails#${hostile}`, `/alloffers?q=${hostile}`, `/suggestions?q=${hostile}`, `/policy?id=${hostile}`, `/productfeedbackdetails/${hostile}`, `/${hostile}`, `/?scenario=${hostile}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
    }
    for (const [address, name] of [
      ['/login', 'Seller Login'],
      ['/forgotpassword', 'Forgot password'],
      ['/otpverification', 'Login via OTP'],
      // With nothing to verify it redirects.
      ['/verifyotp', 'Create your seller account'],
    ] as const) {
      await goOnWith(page, address, { notice: canary, success: canary, forgottenEmail: canary, returnTo: canary, maskedDestinations: { email: canary, mobile: canary, secondary: canary } })
      await expect(heading(page, name), address).toBeVisible()
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
    }
    await expect(page).not.toHaveTitle('ran')
  })
})

test.describe('the content security policy blocks', () => {
  test.use({ serviceWorkers: 'allow' })

  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/Content Security Policy|requires 'Trusted\w+' assignment/i)
    await page.goto('/login')
    await expect(heading(page, 'Seller Login')).toBeVisible()
  })

  test('POL-02 S1 inline scripts, inline styles and other servers, and reports each as a console error', async ({ page, problems, violations }) => {
    // The request is reported although the policy blocks it.
    problems.allow(/^request to another origin: https:\/\/evil\.example\/a\.png$/)
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      const script = document.createElement('a')
      script.href = 'javascript:document.title="ran"'
      const picture = document.createElement('img')
      picture.src = 'https://evil.example/a.png'
      document.body.append(style, script, picture)
      script.click()
      return fetch('https://evil.example/').catch(() => undefined)
    })
    await expect.poll(() => violations.toSorted()).toEqual([
      'connect-src https://evil.example/',
      'img-src https://evil.example/a.png',
      'script-src-elem inline',
      'style-src-elem inline',
    ])
    for (const directive of ['connect-src', 'img-src', 'script-src', 'style-src'])
      await expect.poll(() => errors.filter((text) => text.includes('Content Security Policy directive') && text.includes(directive)), directive).not.toEqual([])
    await expect(page).not.toHaveTitle('ran')
    await expect(heading(page, 'Seller Login')).toBeVisible()
  })

  test('POL-02 S2 S29 unsanitised HTML, other workers and other trusted-types policies; unknown messages change nothing', async ({ page, violations }) => {
    const thrown = await page.evaluate(async () => {
      const attempts = [
        () => Object.assign(document.createElement('p'), { innerHTML: '<b>words</b>' }),
        () => navigator.serviceWorker.register('/assets/other.js'),
        () => window.trustedTypes?.createPolicy('another', {}),
      ]
      const names: string[] = []
      for (const attempt of attempts)
        try {
          await attempt()
          names.push('done')
        } catch (error) {
          names.push(error instanceof Error ? error.name : 'unknown')
        }
      return names
    })
    // Messages that any script may post to the page or its worker change nothing and break nothing.
    await readyForOffline(page)
    const stateOfPage = () => page.evaluate(() => [JSON.stringify(localStorage), performance.timeOrigin])
    const before = await stateOfPage()
    // Sent by a stranger, the worker's own messages do nothing either, because the page listens to nobody.
    const ours = { toPage: [skipWaiting, stopSending, keepAllFiles, keepDemoFiles], toWorker: [skipWaiting, stopSending], question: keepAllFiles }
    await page.evaluate(async ({ toPage, toWorker, question }) => {
      const said = [null, 7, 'SKIP_WAITING', { type: 'SKIP_WAITING_' }, { type: ['KEEP'] }, { __proto__: { type: 'x' } }, 'x'.repeat(100_000), [[]]]
      const { active } = await navigator.serviceWorker.ready
      if (active === null) throw new Error('No worker to talk to')
      for (let times = 0; times < 25; times += 1) {
        for (const words of [...said, ...toPage]) window.postMessage(words, '*')
        for (const words of [...said, ...toWorker]) active.postMessage(words)
      }
      // Messages are handled in order, so after this one both have handled all of them.
      await new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'that was all' && resolve())
        window.postMessage('that was all', '*')
      })
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        active.postMessage(question, [port2])
      })
    }, ours)
    expect(await stateOfPage()).toEqual(before)
    await expect(heading(page, 'Seller Login')).toBeVisible()
    expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError'])
    await expect.poll(() => violations.length).toBe(3)
  })
})

test.describe('a build for a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

  test('POL-02 BACKEND-05 may call that backend by HTTP and socket, and no other server', async ({ page, problems, violations }) => {
    problems.allow(/Content Security Policy|ERR_CONNECTION_REFUSED|CORS policy/)
    await page.goto('/login')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    const socketAddress = realBackendAddress.replace('http', 'ws')
    await page.evaluate(
      async ([http, socket]) => {
        await fetch(http, { mode: 'no-cors' }).catch(() => undefined)
        await new Promise((closed) => new WebSocket(socket).addEventListener('close', closed))
        await fetch('https://evil.example/').catch(() => undefined)
      },
      [`${realBackendAddress}/api/none`, `${socketAddress}/socket.io/none`] as const,
    )
    await expect.poll(() => violations).toEqual(['connect-src https://evil.example/'])
  })
})

test.describe('a page that embeds the product in a frame', () => {
  const framed = (page: Page) => page.frames().find((frame) => frame !== page.mainFrame())

  /** Opens a page of another origin with an address in an iframe. */
  async function showInside(page: Page, { address }: ProductServer, shown: string): Promise<void> {
    await page.route(`${address}/stranger`, (route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${shown}"></iframe>` }))
    await page.goto(`${address}/stranger`)
  }

  test('POL-04 S28 is refused by our servers’ headers, and shows an empty page from a server without these headers', async ({ page, problems, baseURL }) => {
    problems.allow(/frame-ancestors|X-Frame-Options|request to another origin: http:\/\/127\.0\.0\.1|chrome-error/)
    const answer = await page.request.get('/login')
    expect(answer.headers()).toMatchObject({ 'content-security-policy': "frame-ancestors 'none'", 'x-frame-options': 'DENY' })
    const careless = await serveProduct()
    try {
      await showInside(page, careless, `${baseURL}/login`)
      await expect.poll(() => framed(page)?.url()).toBe('chrome-error://chromewebdata/')
      await page.unroute(`${careless.address}/stranger`)
      await showInside(page, careless, `${careless.address}/login`)
      await expect.poll(() => framed(page)?.url()).toBe(`${careless.address}/login`)
      await framed(page)?.waitForLoadState('networkidle')
      expect(await framed(page)?.evaluate(() => document.body.checkVisibility())).toBe(false)
      await expect(framed(page)?.getByRole('button') ?? page.locator('body')).toHaveCount(0)
      // Nor does it run: the app would have rendered the sign-in, hidden, into the page.
      expect(await framed(page)?.evaluate(() => document.body.textContent)).not.toContain('Seller Login')
    } finally {
      await careless.close()
    }
  })
})
