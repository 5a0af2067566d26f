import { afterEach, describe, expect, it } from 'vitest'
import { catalogue } from './catalogue'
import { english, language, type LanguageInUse } from './language-in-use'
import { perLanguage } from './per-language'

const speaking = (words: LanguageInUse['words']): LanguageInUse => ({ ...english, tag: 'xx', words })

afterEach(() => language.use(english))

describe('LANG-02 a catalogue', () => {
  const texts = catalogue('a', { one: 'one', many: (count: number) => `${count} things`, deep: { er: 'deeper' } })

  it('is read in the language in use, what is spread of it too', () => {
    language.use(speaking({ a: { one: 'eins', many: (count: number) => `${count} Dinge`, deep: { er: 'tiefer' } } }))
    expect([texts.one, texts.many(2), texts.deep.er, { ...texts }.one]).toEqual(['eins', '2 Dinge', 'tiefer', 'eins'])
    language.use(english)
    expect([texts.one, texts.many(2), texts.deep.er, { ...texts }.one]).toEqual(['one', '2 things', 'deeper', 'one'])
  })

  it('stays English where a language has no words for it', () => {
    language.use(speaking({}))
    expect(texts.one).toBe('one')
  })
})

it('LANG-02 what is made of a language is made once for each, and anew when another is in use', () => {
  let made = 0
  const format = perLanguage(({ tag }) => `${tag} ${++made}`)
  expect([format(), format()]).toEqual(['en-IN 1', 'en-IN 1'])
  language.use(speaking({}))
  expect([format(), format()]).toEqual(['xx 2', 'xx 2'])
})

it('LANG-03 whoever listens hears of each change, until they listen no longer', () => {
  const heard: string[] = []
  const stop = language.subscribe(() => heard.push(language.read().tag))
  language.use(speaking({}))
  stop()
  language.use(english)
  expect(heard).toEqual(['xx'])
})
