import { describe, expect, it } from 'vitest'
import { z } from '@/contract/schema'
import { languages } from '@/languages/languages'
import { pageWords } from '@/languages/page-words'
import { manifestIn, webAppManifest } from './web-app-manifest'

const manifestSchema = z.object({
  shortcuts: z.array(z.object({ name: z.string().check(z.minLength(1)), url: z.string() })),
  launch_handler: z.object({ client_mode: z.array(z.string()) }),
})

/** The manifest of a language, as a phone reads it. */
function manifestOf(tag: (typeof languages)[number]['tag']) {
  const words = pageWords[tag]
  return manifestSchema.parse(words === null ? webAppManifest : JSON.parse(manifestIn({ tag, direction: 'ltr', words }, words)))
}

describe('the manifest', () => {
  it('HOME-01 has three shortcuts, each with a name in every language', () => {
    const shortcuts = languages.map(({ tag }) => manifestOf(tag).shortcuts)
    expect(shortcuts[0]).toEqual([
      { name: 'Waiting to send', url: '/outbox' },
      { name: 'Continue onboarding', url: '/registrationdetails' },
      { name: 'Case log', url: '/caselog' },
    ])
    const addresses = shortcuts.map((ofLanguage) => ofLanguage.map(({ url }) => url))
    expect(addresses).toEqual(languages.map(() => ['/outbox', '/registrationdetails', '/caselog']))
  })

  it('HOME-01 has the app that is started again use the window that is open', () => {
    for (const { tag } of languages) expect(manifestOf(tag).launch_handler.client_mode[0]).toBe('navigate-existing')
  })
})
