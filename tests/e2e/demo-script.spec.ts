import type { Locator, Page } from '@playwright/test'
import { script } from '@mocks/scenarios/script'
import { expect, test } from '../support/fixtures'
import { goOnWith, heading, loginForm, readyForOffline } from './support/access'
import { aDesktop } from './support/devices'
import { closeDemoDrawer, demoDrawer } from './support/drawer'
import { saveButton } from './support/onboarding'
import { expectFingerRoom } from './support/room'

/** An element under the drawer does not count: another element is at its place then. */
const expectInSight = (shown: Locator): Promise<void> =>
  expect
    .poll(() =>
      shown.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.closest('main')?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
    .toBe(true)

/** What an audience sees after each line, by the line's id. */
const seenAfter: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  register: async (page) => {
    await expect(heading(page, 'Create your seller account')).toBeVisible()
    await expect(page.getByRole('main').getByText('This email is available')).toBeInViewport()
  },
  codes: async (page) => {
    // The codes are visible only for a moment, so the page itself watches for them.
    await page.waitForFunction(
      () =>
        document.querySelector('h1')?.textContent === 'Verify your contact details' &&
        /^\d{4}$/.test(document.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')?.value ?? ''),
      undefined,
      { polling: 50 },
    )
    await expect(page.getByText('After Login. Please complete your pending registration.')).toBeInViewport()
    await expect(loginForm(page).identifier).toHaveValue('divya.krishnan@example.com')
  },
  onboarding: async (page) => {
    await expect(heading(page, 'GST Tax Information')).toBeVisible()
    const nickname = page.getByLabel('Nickname (store name)')
    await expect(nickname).toHaveValue(/^Kris/)
    await expect(nickname).toHaveValue('Krishnan Handlooms')
    await expect(nickname).toBeInViewport()
  },
  'network-goes': async (page) => {
    await expect(page.getByRole('group', { name: 'GST Tax Information' })).toContainText('Waiting to send')
    await expect(page.getByRole('group', { name: 'Bank Account Details' })).toContainText('Waiting to send')
  },
  reload: async (page) => {
    await expect(page.getByRole('group', { name: 'Bank Account Details' })).toContainText('Waiting to send')
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
  },
  'network-back': (page) => expect(page.getByRole('group', { name: 'Bank Account Details' })).toContainText('Sent'),
  nickname: (page) => expect(page.getByRole('alert').filter({ hasText: 'is already taken' })).toBeInViewport(),
  'answer-lost': async (page) => {
    await expect(heading(page, 'Digital Signature')).toBeVisible()
    await expect(page.getByRole('complementary').getByText('Answer lost on purpose')).toHaveCount(1)
  },
  'session-ends': (page) => expect(page.getByText('Your session has ended')).toBeInViewport(),
  'under-review': async (page) => {
    await expect(page.getByText('All 5 onboarding steps sent')).toBeVisible()
    await expectInSight(page.getByText('Result between'))
  },
  'two-days-on': async (page) => {
    await expect(page.getByText('The review takes longer than usual')).toBeVisible()
    await expectInSight(page.getByText(/^Ask the marketplace and give it your reference/))
  },
  godown: async (page) => {
    await expect(heading(page, 'Lazy ship orders')).toBeVisible()
    await expectInSight(page.getByRole('main').getByText(/^Pack by \d/).first())
  },
  'packed-offline': async (page) => {
    await expect(page.getByRole('main').getByRole('link', { name: /^Packed 2$/ })).toHaveAttribute('aria-current', 'page')
    for (const place of [0, 1]) await expectInSight(page.getByRole('main').getByText('on this phone').nth(place))
  },
  'cancelled-meanwhile': async (page) => {
    await expect(page.getByRole('main').getByRole('link', { name: /^Packed 2$/ })).toBeVisible()
    await expectInSight(page.getByRole('main').getByText('on this phone').last())
  },
  'at-the-gate': async (page) => {
    // A day since the sign-in is played at once: 3 s alone, and much longer beside other tests.
    await expect(page.getByText(/^Cancelled by the customer at .+ Take the parcel out\.$/)).toBeInViewport({ timeout: 60_000 })
    await expect(page.getByRole('banner').getByText('Needs you')).toBeVisible()
  },
}

/** The only button that plays a line. */
const lineButton = (place: Locator | Page, title: string): Locator =>
  place.getByRole('button', { name: new RegExp(`^(Do it|Do it again|Next): ${title}$`) })

/** Presses the Tab key until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await target.evaluateAll((found) => found.some((element) => element === document.activeElement))).toBe(true)
  }).toPass({ intervals: [0] })
}

test.describe('a presenter plays the script', () => {
  test('DEMO-05 lines can be played in any order, and one of them twice', async ({ page }) => {
    await page.goto('/login')
    const drawer = await demoDrawer(page)
    for (const id of ['session-ends', 'network-goes', 'network-goes', 'nickname', 'register']) {
      const line = script.find((candidate) => candidate.id === id)
      await lineButton(drawer, line?.title ?? '').click()
      await expect(lineButton(drawer, line?.title ?? '')).not.toHaveAttribute('aria-busy')
      await seenAfter[id]?.(page)
    }
  })

  test('DEMO-05 the shortcut opens the drawer, moves the focus into it from the app, and closes it from inside', async ({ page }) => {
    await page.goto('/login')
    const drawer = page.getByRole('complementary', { name: 'Demo' })
    const first = lineButton(drawer, script[0]?.title ?? '')
    const field = page.getByLabel('Email or mobile number')
    const mark = page.getByRole('button', { name: /^Demo/ })
    await field.focus()
    // The shortcut works only when the service is there, a moment after its mark.
    await expect(async () => {
      if ((await mark.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Alt+Shift+D')
      await expect(mark).toHaveAttribute('aria-expanded', 'true', { timeout: 200 })
    }).toPass()
    await expect(first).toBeFocused()
    await field.focus()
    await page.keyboard.press('Alt+Shift+D')
    await expect(first).toBeFocused()
    await page.keyboard.press('Alt+Shift+D')
    await expect(drawer).toBeHidden()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  test('DEMO-05 the Demo button is on screens of every layout, and on /demo moves the focus to the heading', async ({ page }) => {
    await page.goto('/demo')
    await page.getByRole('button', { name: /^Demo/ }).click()
    await expect(heading(page, 'Demo console')).toBeFocused()
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
    for (const [address, title] of [
      ['/register', 'Create your seller account'],
      ['/outbox', 'Waiting to send'],
      ['/nowhere', 'Page not found'],
    ] as const) {
      await goOnWith(page, address, {})
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Demo/ })).toBeVisible()
    }
    await page.goto('/?scenario=under-review')
    await expect(heading(page, 'Home')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Demo/ })).toBeVisible()
  })

  test('DEMO-05 the drawer does not cover the field that is filled in or focused, or the button', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/?scenario=unverified')
    await expect(heading(page, 'Verify your contact details')).toBeVisible()
    const drawer = await demoDrawer(page)
    const covers = async (target: Locator): Promise<boolean> => {
      const [over, under] = [await drawer.boundingBox(), await target.boundingBox()]
      if (over === null || under === null) throw new Error('One of them is not on screen')
      return under.x + under.width > over.x && under.y + under.height > over.y
    }
    await drawer.getByRole('button', { name: /^Fill, SMS to 8000000302/ }).click()
    const last = page.getByLabel('Secondary mobile OTP')
    await expect(last).toHaveValue(/^\d{4}$/)
    await expect(last).toBeInViewport()
    await expect.poll(() => covers(last)).toBe(false)
    const first = page.getByLabel('Email OTP')
    await first.focus()
    await expect(first).toBeInViewport()
    await expect.poll(() => covers(first)).toBe(false)
    const submit = page.getByRole('button', { name: 'Verify & Continue' })
    await submit.focus()
    await expect.poll(() => covers(submit)).toBe(false)
  })

  test.describe('on a projector', () => {
    test.use(aDesktop)

    test('DEMO-05 the drawer stands beside the whole screen, and nothing on it lies under the drawer', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      for (const scenario of ['step-3', 'step-5', 'step-7', 'under-review']) {
        await page.goto(`/?scenario=${scenario}`)
        await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible()
        const drawer = await demoDrawer(page)
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
        const room = (await drawer.boundingBox())?.x ?? 0
        expect(room).toBeGreaterThan(800)
        const main = page.getByRole('main')
        // What appears last on the form or on the dashboard.
        await expect(saveButton(page).or(main.getByRole('heading', { name: 'All 5 onboarding steps sent' }))).toBeVisible()
        const fields = main.getByRole('textbox').or(main.getByRole('radio'))
        const found = fields.or(main.getByRole('button')).or(main.getByRole('link')).or(main.getByRole('heading'))
        const beyond = await found.evaluateAll(
          (elements, edge) => elements.filter((element) => element.getBoundingClientRect().right > edge).map(({ outerHTML }) => outerHTML),
          room,
        )
        expect(beyond, scenario).toEqual([])
        await expectFingerRoom(page, scenario)
      }
    })
  })

  test('DEMO-03 with the drawer closed, the Demo button names the slow network, the planned failure and the moved clock', async ({ page }) => {
    await page.goto('/login')
    const drawer = await demoDrawer(page)
    await drawer.getByRole('radio', { name: 'Slow', exact: true }).check()
    await drawer.getByRole('button', { name: 'Plan it' }).click()
    await drawer.getByRole('button', { name: 'On by 48 hours' }).click()
    await closeDemoDrawer(page)
    const told = /The network is slow\. A failure is planned\. The clock is 48 hours ahead of this device\.$/
    await expect(page.getByRole('button', { name: told })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: told })).toBeVisible()
    await page.goto('/?scenario=step-3')
    await expect(heading(page, 'GST Tax Information')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Demo: open the presenter’s drawer$/ })).toBeVisible()
  })

  test('DEMO-05 the drawer is open again after a reload, at its place in the script', async ({ page }) => {
    await page.goto('/login')
    const drawer = await demoDrawer(page)
    await lineButton(drawer, 'Five steps to a shop').click()
    await seenAfter['onboarding']?.(page)
    await page.reload()
    const current = drawer.getByRole('listitem').and(drawer.locator('[aria-current="step"]'))
    await expect(current).toContainText('Five steps to a shop')
    await expect(lineButton(current, 'The network goes')).toBeFocused()
    await closeDemoDrawer(page)
    await page.reload()
    await expect(heading(page, 'GST Tax Information')).toBeVisible()
    await expect(drawer).toHaveCount(0)
  })
})

test.describe('a presenter without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('DEMO-05 the whole script can be played offline by keyboard alone', async ({ page, context }) => {
    test.slow()
    await page.goto('/demo')
    await readyForOffline(page)
    await context.setOffline(true)
    await tabTo(page, lineButton(page, script[0]?.title ?? ''))
    for (const [index, { id, title, show }] of script.entries()) {
      const place = index === 0 ? page : page.getByRole('complementary', { name: 'Demo' })
      await expect(lineButton(place, title)).toBeFocused()
      await expect(lineButton(place, title)).toBeInViewport()
      await page.keyboard.press('Enter')
      await seenAfter[id]?.(page)
      // What to say and to show stays visible beside the button for the next line.
      const current = page.getByRole('complementary', { name: 'Demo' }).locator('[aria-current="step"]')
      for (const words of [title, show]) await expect(current.getByText(words)).toBeInViewport({ ratio: 1 })
    }
    expect(Object.keys(seenAfter)).toEqual(script.map(({ id }) => id))
  })
})
