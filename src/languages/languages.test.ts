import { describe, expect, it } from 'vitest'
import { languageOfFile, pageFile } from './built-files'
import { words as demoWords } from './hi/demo-words'
import { words } from './hi/words'
import { languageOf } from './language-of'
import { languages } from './languages'

describe('LANG-03 the language for a requested tag', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN', 'hi'],
    ['HI', 'hi'],
    ['hif', undefined],
    ['en-US', 'en-IN'],
    ['ta-IN', undefined],
    ['', undefined],
    [null, undefined],
  ])('requested as %s is %s', (asked, tag) => {
    expect(languageOf(asked)).toBe(tag)
  })
})

describe('LANG-04 the files of a language', () => {
  it('are recognised by their names', () => {
    expect(pageFile('/login', 'en-IN')).toBe('login.html')
    expect(languageOfFile(pageFile('/login', 'hi'))).toBe('hi')
    expect(languageOfFile('assets/words-hi-BnptbZ5a.js')).toBe('hi')
    expect(languageOfFile('manifest.hi.webmanifest')).toBe('hi')
    expect(['login.html', 'manifest.webmanifest', 'assets/index-BnptbZ5a.js', 'assets/hi-BnptbZ5a.js'].map(languageOfFile)).toEqual([null, null, null, null])
  })

  // Patterns in the build, the worker and the byte gates look for such a tag; a browser may also ask for the language alone.
  it.each(languages.filter(({ tag }) => tag !== 'en-IN'))('are found by the tag $tag, which has small letters only', ({ tag }) => {
    expect(tag).toMatch(/^[a-z]+$/)
  })
})

it('LANG-01 no catalogue is defined twice in a language', () => {
  expect(Object.keys(words).filter((name) => name in demoWords)).toEqual([])
})
