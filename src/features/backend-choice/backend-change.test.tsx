// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { speakOtherLanguage } from '../../../tests/support/other-language'
import { BackendChoice } from './backend-choice'
import { BackendLine } from './backend-line'
import type { BackendSwitch, ChangeOutcome } from './backend-switch'
import { backendTexts } from './texts'

afterEach(cleanup)

it.each([
  ['the console', BackendChoice],
  ['the sign-in screen', BackendLine],
] as const)('BACKEND-01 a second press during a backend change does nothing, and the button keeps the focus (%s)', async (_, Way) => {
  const asked: ((outcome: ChangeOutcome) => void)[] = []
  const backends: BackendSwitch = {
    current: 'demo',
    realHost: 'api.example.com',
    canRunDemo: true,
    change: () => new Promise((resolve) => asked.push(resolve)),
  }
  render(<Way backends={backends} />)
  const card = screen.queryByRole('radio', { name: /^Real backend/ })
  if (card !== null) await userEvent.click(card)
  const way = screen.getByRole('button', { name: 'Use the real backend' })
  way.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(asked).toHaveLength(1)
  expect(way).toHaveProperty('disabled', false)
  expect(way.getAttribute('aria-busy')).toBe('true')
  for (const answer of asked) answer('needs-connection')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(document.activeElement).toBe(way)
  expect(way.getAttribute('aria-busy')).toBeNull()
})

it('BACKEND-01 BACKEND-07 a backend change is wanted only while the chosen card stays selected', async () => {
  const asked: (() => boolean)[] = []
  const change: BackendSwitch['change'] = (_, isWanted) => {
    asked.push(isWanted)
    return new Promise(() => undefined)
  }
  render(<BackendChoice backends={{ current: 'demo', realHost: 'api.example.com', canRunDemo: true, change }} />)
  await userEvent.click(screen.getByRole('radio', { name: /^Real backend/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Use the real backend' }))
  const wanted = (): unknown => asked.map((isWanted) => isWanted())
  expect(wanted()).toEqual([true])
  await userEvent.click(screen.getByRole('radio', { name: /^In this browser/ }))
  expect(wanted()).toEqual([false])
  await userEvent.click(screen.getByRole('radio', { name: /^Real backend/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Use the real backend' }))
  expect(wanted()).toEqual([false, true])
})

it('BACKEND-01 PWA-06 says that entries which could not be stored block the backend change, and what to do', async () => {
  render(<BackendLine backends={{ current: 'demo', realHost: 'api.example.com', canRunDemo: true, change: async () => 'loses-entries' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Use the real backend' }))
  expect((await screen.findByRole('alert')).textContent).toBe('What you typed could not be kept on this device, and would be lost. To go all the same, leave that form first.')
})

it('LANG-03 the backend choice follows a change of language, though it is rendered only once', () => {
  render(<BackendChoice backends={{ current: 'demo', realHost: null, canRunDemo: true, change: () => new Promise(() => undefined) }} />)
  speakOtherLanguage({ 'features/backend-choice': { ...backendTexts, title: 'Where the answers come from' } })
  expect(screen.getByRole('group', { name: 'Where the answers come from' })).toBeTruthy()
})
