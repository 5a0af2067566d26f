// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { missingLanguage } from '../language/missing-language'
import { LanguageNotice } from './language-notice'

const setMissing = () => missingLanguage.setState(() => ({ tag: 'hi', isTried: false }))

afterEach(() => {
  cleanup()
  localStorage.clear()
  language.use(english)
  missingLanguage.setState(() => null)
})

it('LANG-04 retrying a language keeps the focus on the button, and moves it to the heading once loaded', async () => {
  setMissing()
  render(
    <>
      <LanguageNotice />
      <h1>Home</h1>
    </>,
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  const sentence = screen.getByText(/could not be fetched/)
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(again)
  expect([again.getAttribute('aria-busy'), sentence.className]).toEqual(['true', 'invisible'])
  // As if the words failed to load again.
  act(setMissing)
  expect(document.activeElement).toBe(again)
  expect([again.getAttribute('aria-busy'), sentence.className]).toEqual([null, ''])
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(language.read().tag).toBe('hi')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }))
})

it('LANG-04 a language that loads later leaves the focus in the field where it is', () => {
  setMissing()
  render(
    <>
      <LanguageNotice />
      <h1>Home</h1>
      <input aria-label="Name" />
    </>,
  )
  screen.getByLabelText('Name').focus()
  act(() => missingLanguage.setState(() => null))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
