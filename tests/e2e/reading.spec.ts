import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { explainedSample, goOnWith, heading, readyForOffline } from './support/access'

const policies = [
  'Privacy Policy',
  'Terms of Service',
  'Return and Refund Policy',
  'Shipping and Delivery Policy',
  'Discount and Coupon Policy',
  'Account Management Policy',
  'Security Policy',
] as const

const articles = [
  'How You Can Help',
  'Become a Volunteer',
  'Donate to Our Cause',
  'Spread the Word',
  'Provide Feedback',
  'Join Our Referral Program',
  'Support Our Social Media Campaigns',
] as const

/** Addresses, titles and names in order, and the numbers of the topics that link elsewhere. */
const shelves = [
  { id: 'POL-01 POL-02', address: '/policy', title: 'Our Policies', names: policies, elsewhere: [5, 6] },
  { id: 'ART-01 POL-02', address: '/articles', title: 'Help Articles', names: articles, elsewhere: [3, 4, 6] },
] as const

const topicList = (page: Page): Locator => page.getByRole('navigation', { name: 'Article Topics' })
const topicLink = (page: Page, name: string): Locator => topicList(page).getByRole('link', { name, exact: true })
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const panelHeading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true })

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(panel(page, name)).toBeVisible()
  await expect(topicList(page).locator('[aria-current]')).toHaveText([name])
}

test.use({ seller: 'under-review' })

for (const { id, address, title, names, elsewhere } of shelves)
  test(`${id} SAMPLE-01 ${title}: seven topics, chosen by a press or by address, and restored by a reload, Back and Forward`, async ({ page }) => {
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
    expect(await explainedSample(page)).toContain('These texts are examples, not the rules of a real marketplace.')
    await expect(topicList(page).getByRole('heading', { name: 'Article Topics' })).toBeVisible()
    await expect(topicList(page).getByRole('link')).toHaveText([...names])
    await expectChosen(page, names[0])

    for (const [index, name] of names.entries()) {
      await topicLink(page, name).click()
      await expectChosen(page, name)
      await expect(page).toHaveURL(`${address}?id=${index + 1}`)
      const note = panel(page, name).getByRole('note')
      if (elsewhere.some((number) => number === index + 1)) {
        await expect(note).toHaveText(/^Note: .*external page.* https:\/\/www\.example\.com\/\S+$/)
        await expect(note.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
        await expect(note.getByRole('link')).toHaveAttribute('target', '_blank')
      } else {
        await expect(note).toHaveCount(0)
        await expect(panel(page, name).getByRole('heading', { level: 3 }).nth(2)).toBeVisible()
        await expect(panel(page, name).getByRole('listitem').first()).toBeVisible()
      }
    }

    await page.reload()
    await expectChosen(page, names[6])
    await page.goBack()
    await expectChosen(page, names[5])
    await page.goForward()
    await expectChosen(page, names[6])

    const nothingThere = page.getByText('There is no topic at this address. This is the first one.')
    await expect(nothingThere).toBeHidden()
    for (const search of ['?id=8', '?id=privacy', '?id=%22%3E%3Cimg%20src%3Dx%3E']) {
      await goOnWith(page, `${address}${search}`, {})
      await expectChosen(page, names[0])
      await expect(nothingThere, search).toBeVisible()
      await goOnWith(page, `${address}?id=5`, {})
      await expectChosen(page, names[4])
      await expect(nothingThere).toBeHidden()
    }
  })

test('POL-01 ART-01 POL-02 choosing a topic moves the focus to its heading, in view; policies and articles link to each other', async ({ page }) => {
  await page.goto('/policy?id=3')
  await expectChosen(page, policies[2])
  for (const { title, names } of [shelves[1], shelves[0]]) {
    await page.getByRole('link', { name: title }).click()
    await expect(heading(page, title)).toBeFocused()
    await expectChosen(page, names[0])
    await expect(panelHeading(page, names[0])).not.toBeFocused()
    for (const name of [names[6], names[0], names[0]]) {
      await topicLink(page, name).scrollIntoViewIfNeeded()
      await topicLink(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(panelHeading(page, name)).toBeFocused()
      await expect(panelHeading(page, name)).toBeInViewport()
      // Its first lines too, not only the name.
      await expect(panel(page, name).getByRole('paragraph').first()).toBeInViewport({ ratio: 1 })
    }
  }
})

/** Expects that a picture has loaded, and that its space was reserved. */
async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(640)
  await expect(picture).toHaveAttribute('width', '640')
  await expect(picture).toHaveAttribute('height', '360')
}

const labelPicture = (page: Page): Locator => panel(page, policies[3]).getByRole('img', { name: /^A closed carton\. The label, marked 1,/ })
const photoPicture = (page: Page): Locator => panel(page, articles[0]).getByRole('img', { name: /^Two photos of the same brass pot\./ })
const film = (page: Page): Locator => panel(page, policies[3]).locator('video')

test('POL-02 a policy contains a picture with a description and a film with controls and captions', async ({ page }) => {
  await page.goto('/policy?id=4')
  await expectPicture(labelPicture(page))
  await expect(film(page)).toHaveJSProperty('controls', true)
  await expect(film(page)).toHaveJSProperty('autoplay', false)
  await expect(film(page).locator('track[kind=captions][srclang=en][label=English]')).toHaveCount(1)
  await expect(panel(page, policies[3]).getByText('A silent film with captions:')).toBeVisible()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED.*service-worker\.js/))

  test('POL-03 all topics and pictures are shown, and the film plays, seeks, shows captions and is served in ranges', async ({ page, context }) => {
    await page.goto('/login')
    await readyForOffline(page)
    await context.setOffline(true)
    await page.close()

    const cold = await context.newPage()
    await cold.goto('/articles')
    await expectPicture(photoPicture(cold))
    await cold.goto('/policy')
    for (const name of policies) {
      await topicLink(cold, name).click()
      await expectChosen(cold, name)
    }
    await topicLink(cold, policies[3]).click()
    await expectPicture(labelPicture(cold))

    await film(cold).scrollIntoViewIfNeeded()
    await expect.poll(() => film(cold).evaluate((video: HTMLVideoElement) => video.duration)).toBe(18)
    await film(cold).evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => film(cold).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5)
    await film(cold).evaluate((video: HTMLVideoElement) => {
      video.pause()
      video.currentTime = 15
    })
    const place = () =>
      film(cold).evaluate((video: HTMLVideoElement) => ({
        at: video.currentTime,
        arrived: !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
      }))
    await expect.poll(place).toEqual({ at: 15, arrived: true })
    const captions = () =>
      film(cold).evaluate(({ textTracks: [track] }: HTMLVideoElement) =>
        [...(track?.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
      )
    await expect.poll(captions).toEqual(['The parcel is ready to be handed over.'])

    for (const file of ['/media/pack-a-parcel.mp4', '/media/pack-a-parcel.webm']) {
      const part = await cold.evaluate(async (address) => {
        const answer = await fetch(address, { headers: { Range: 'bytes=100-299' } })
        return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
      }, file)
      expect(part, file).toEqual({ status: 206, bytes: 200 })
    }
  })
})
