import { afterEach, describe, expect, it } from 'vitest'
import { catalogue } from './catalogue'
import { english, language, type LanguageInUse } from './language-in-use'
import { perLanguage } from './per-language'

const speaking = (words: LanguageInUse['words']): LanguageInUse => ({ ...english, tag: 'xx', words })

afterEach(() => language.use(english))

describe('LANG-02 a catalogue', () => {
  const texts = catalogue('a', { one: 'one', many: (count: number) => `${count} things`, deep: { er: 'deeper' } })

  it('is read in the current language, also when it is spread', () => {
    language.use(speaking({ a: { one: 'eins', many: (count: number) => `${count} Dinge`, deep: { er: 'tiefer' } } }))
    expect([texts.one, texts.many(2), texts.deep.er, { ...texts }.one]).toEqual(['eins', '2 Dinge', 'tiefer', 'eins'])
    language.use(english)
    expect([texts.one, texts.many(2), texts.deep.er, { ...texts }.one]).toEqual(['one', '2 things', 'deeper', 'one'])
  })

  it('stays English if the language has no words for it', () => {
    language.use(speaking({}))
    expect(texts.one).toBe('one')
  })
})

it('LANG-02 a value per language is made once, and made again when the language changes', () => {
  let made = 0
  const format = perLanguage(({ tag }) => `${tag} ${++made}`)
  expect([format(), format()]).toEqual(['en-IN 1', 'en-IN 1'])
  language.use(speaking({}))
  expect([format(), format()]).toEqual(['xx 2', 'xx 2'])
})

it('LANG-03 a listener hears of each language change until it unsubscribes', () => {
  const heard: string[] = []
  const stop = language.subscribe(() => heard.push(language.read().tag))
  language.use(speaking({}))
  stop()
  language.use(english)
  expect(heard).toEqual(['xx'])
})
