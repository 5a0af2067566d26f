import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { english, language, type Words } from '@/catalogues/language-in-use'

/** Switches to another language until the test is over: it has these words, and the English ones for all others. */
export function speakOtherLanguage(words: Words): void {
  onTestFinished(() => act(() => language.use(english)))
  act(() => language.use({ ...english, tag: 'xx', words }))
}
