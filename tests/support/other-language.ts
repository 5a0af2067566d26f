import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { english, language, type Words } from '@/catalogues/language-in-use'

/** Another language comes into use, until the test is over: these words are its own, for all others it has the English ones. */
export function speakOtherLanguage(words: Words): void {
  onTestFinished(() => act(() => language.use(english)))
  act(() => language.use({ ...english, tag: 'xx', words }))
}
