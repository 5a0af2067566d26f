import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { asBrowserScript } from './support/browser-script'
import { hostileHtml } from './support/hostile-html'

declare global {
  interface Window {
    readonly sanitiser?: typeof import('@/features/reading/sanitise')
    readonly policies?: typeof import('@/features/reading/policies/policies')
    readonly articles?: typeof import('@/features/reading/articles/articles')
    /** Set by hostile HTML that was able to run. */
    readonly ran?: boolean
  }
}

/** The browser reports what the page's policy forbids as soon as the sanitiser parses it in its own document. */
const reportedWhileParsing = /violates the following Content Security Policy directive/

/** Inserts each text into the page, through the sanitiser if the page has it. @returns the resulting elements */
function elementsOf(page: Page, htmls: readonly string[]): Promise<string[][]> {
  return page.evaluate((texts) => {
    const describe = (element: Element): string =>
      [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()].join(' ')
    return texts.map((html) => {
      const holder = document.body.appendChild(document.createElement('div'))
      Object.assign(holder, { innerHTML: window.sanitiser?.sanitise(html) ?? html })
      return [...holder.querySelectorAll('*')].map(describe)
    })
  }, htmls)
}

test('POL-02 S3 the sanitiser keeps our own content unchanged, and removes everything harmful from hostile HTML', async ({ page, context, problems }) => {
  problems.allow(reportedWhileParsing)
  await page.goto('/login')
  await expect(heading(page, 'Seller Login')).toBeVisible()
  await page.evaluate(await asBrowserScript('src/features/reading/sanitise.ts', 'sanitiser'))

  await test.step('all of our own content is kept', async () => {
    await page.evaluate(await asBrowserScript('src/features/reading/policies/policies.ts', 'policies'))
    await page.evaluate(await asBrowserScript('src/features/reading/articles/articles.ts', 'articles'))
    const contents = await page.evaluate(() =>
      [...(window.policies?.policyTopics() ?? []), ...(window.articles?.articleTopics() ?? [])].flatMap(({ body }) =>
        body.kind === 'content' ? [body.html] : [],
      ),
    )
    expect(contents).toHaveLength(9)
    const emptyPage = await context.newPage()
    const before = await elementsOf(emptyPage, contents)
    await emptyPage.close()
    expect(before.flat().length).toBeGreaterThan(200)
    expect(await elementsOf(page, contents)).toEqual(before)
  })

  await test.step('hostile HTML runs nothing, calls no other server and imitates no part of the portal', async () => {
    const harmless =
      /^(p( is=)?|(a href=https:\/\/evil\.example\/ rel=noopener noreferrer target=_blank)|(a rel=noopener noreferrer target=_blank)|img( alt=| src=\/media\/none\.svg)*|video( controls=)?|source|track( default=)?)$/
    const left = await elementsOf(page, hostileHtml)
    const harmful = left.map((elements, index) => ({
      html: hostileHtml[index],
      elements: elements.filter((element) => !harmless.test(element)),
    }))
    expect(harmful.filter(({ elements }) => elements.length > 0)).toEqual([])
    expect(await page.evaluate(() => window.ran)).toBeUndefined()
  })

  await test.step('links to other sites open in a new tab without opener and referrer', async () => {
    expect(await elementsOf(page, ['<a href="https://www.example.com/page">words</a>'])).toEqual([
      ['a href=https://www.example.com/page rel=noopener noreferrer target=_blank'],
    ])
  })

  await test.step('pictures and films load from our own folder only', async () => {
    const elsewhere = [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      '/\\evil.example/a.png',
      '/media//evil.example/a.png',
      '/media/../login.png',
      '/media/%2e%2e/login.png',
      '/media/a.png?to=evil.example',
      '/media/a.png&#10;.x',
      'media/a.png',
      'data:image/png;base64,AAAA',
      'blob:http://portal/1',
      'javascript:1',
    ].flatMap((address) => [
      `<img src="${address}" srcset="${address} 2x">`,
      `<video src="${address}" poster="${address}"><source src="${address}"><track src="${address}"></video>`,
    ])
    const kept = (await elementsOf(page, elsewhere)).flat()
    expect([...new Set(kept)].toSorted()).toEqual(['img', 'source', 'track', 'video'])
  })
})

test.describe('a policy with hostile HTML in its text', () => {
  test.use({ seller: 'under-review' })

  test('POL-02 shows the text, runs no script and has no forbidden elements', async ({ page, problems }) => {
    problems.allow(reportedWhileParsing)
    // Escaped as in code, so that any quotes may surround it.
    const written = hostileHtml
      .join('')
      .replaceAll(/[^]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    let planted = false
    await page.route('**/assets/policies-*.js', async (route) => {
      const response = await route.fetch()
      const code = await response.text()
      const changed = code.replace('deleted within 30 days.', (words) => `${words}${written}`)
      planted ||= changed !== code
      await route.fulfill({ response, body: changed })
    })
    await page.goto('/policy')
    const panel = page.getByRole('region', { name: 'Privacy Policy' })
    await expect(panel.getByText('everything else is deleted within 30 days.')).toBeVisible()
    expect(planted).toBe(true)

    await expect(panel.getByText('words').first()).toBeVisible()
    const forbidden = 'script, iframe, object, embed, link, meta, base, style, form, input, button, svg, math, dialog, audio, [id^=root], [style]'
    await expect(panel.locator(forbidden)).toHaveCount(0)
    expect(await page.evaluate(() => window.ran)).toBeUndefined()
    await expect(heading(page, 'Our Policies')).toBeVisible()
  })
})
