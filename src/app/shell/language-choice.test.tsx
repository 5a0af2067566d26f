// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { language } from '@/catalogues/language-in-use'
import { LanguageChoice } from './language-choice'

it('LANG-03 a language chosen before the app started is applied once loaded; until then the list shows the current one', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<LanguageChoice />)
  const list = page.querySelector('select')
  if (list === null) throw new Error('No list of languages')
  list.value = 'hi'
  act(() => void hydrateRoot(page, <LanguageChoice />))
  expect([language.read().tag, list.value]).toEqual(['en-IN', 'en-IN'])
  await waitFor(() => expect([language.read().tag, list.value]).toEqual(['hi', 'hi']), { timeout: 10_000 })
})
