import { afterEach, expect, it, vi } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { missingLanguage } from './missing-language'
import { correctNotedLanguage } from './correct-noted-language'

afterEach(() => {
  language.use(english)
  missingLanguage.setState(() => null)
})

/** The language in the worker's note. @returns the note's value after each write */
function noteIn(tag: string | null): readonly (string | null)[] {
  const notes = [tag]
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(tag === null ? undefined : new Response(tag)),
    open: () => Promise.resolve({ put: async (_: string, note: Response) => notes.push(await note.text()) }),
  })
  return notes
}

it('LANG-04 a start in English overwrites the worker’s note of another language', async () => {
  const notes = noteIn('hi')
  await correctNotedLanguage()
  expect(notes).toEqual(['hi', 'en-IN'])
})

it('LANG-04 no note, a correct note and the note of a language still to be loaded stay unchanged', async () => {
  const none = noteIn(null)
  await correctNotedLanguage()
  expect(none).toEqual([null])
  missingLanguage.setState(() => ({ tag: 'hi', isTried: false }))
  const ofMissing = noteIn('hi')
  await correctNotedLanguage()
  expect(ofMissing).toEqual(['hi'])
  missingLanguage.setState(() => null)
  language.use({ ...english, tag: 'hi' })
  await correctNotedLanguage()
  expect(ofMissing).toEqual(['hi'])
})
