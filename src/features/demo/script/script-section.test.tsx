// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { ScenarioAction, ScriptLine } from '@/contract/presenter/actions'
import { scriptPlace } from './use-script-place'
import { createPresenterActions, createPresenterService } from '../../../../tests/support/presenter-service'
import { ScriptSection } from './script-section'

afterEach(() => {
  cleanup()
  scriptPlace.write(null)
})

const line = (id: string, title: string, path: string): ScriptLine => ({
  id,
  title,
  say: `About ${title}.`,
  show: `Point at ${title}.`,
  actions: [{ kind: 'open', path }],
})
const script = [line('welcome', 'Welcome', '/login'), line('offline', 'Offline', '/outbox')]

function open(play: (actions: readonly ScenarioAction[]) => Promise<boolean> = async () => true) {
  const presenter = createPresenterActions(createPresenterService({ script }), { play })
  let played = 0
  render(<ScriptSection presenter={presenter} onPlayed={() => (played += 1)} />)
  return { timesPlayed: () => played }
}

/** The only button of a line. */
const button = (title: string) => screen.getByRole('button', { name: new RegExp(`^(Do it|Do it again|Next): ${title}$`) })
const item = (title: string): HTMLElement => screen.getByText(`About ${title}.`).closest('li') ?? document.body

describe('the script', () => {
  it('DEMO-05 after a line is played it stays open, and the button of the next line is focused in it', async () => {
    const actions: unknown[] = []
    const { timesPlayed } = open(async (played) => actions.push(...played) > 0)
    await userEvent.click(button('Welcome'))
    expect(actions).toEqual([{ kind: 'open', path: '/login' }])
    expect(item('Welcome').getAttribute('aria-current')).toBe('step')
    expect(within(item('Welcome')).getByText('Point at Welcome.')).toBeTruthy()
    expect(item('Welcome').contains(button('Offline'))).toBe(true)
    expect(document.activeElement).toBe(button('Offline'))
    expect(timesPlayed()).toBe(1)

    await userEvent.click(button('Offline'))
    expect(item('Offline').getAttribute('aria-current')).toBe('step')
    expect(screen.getByText('That was the last line.')).toBeTruthy()
    const back = screen.getByRole('button', { name: 'Back to the first line' })
    expect(document.activeElement).toBe(back)
    await userEvent.click(back)
    expect(button('Welcome').textContent).toContain('Do it')
    expect(document.querySelector('[aria-current]')).toBeNull()
  })

  it("DEMO-05 focuses the next line's button when the drawer opens, and nothing on the page of the console", () => {
    open()
    expect(document.activeElement).toBe(document.body)
    cleanup()
    const inDrawer = () => render(<ScriptSection presenter={createPresenterActions(createPresenterService({ script }))} />)
    inDrawer()
    expect(document.activeElement).toBe(button('Welcome'))
    cleanup()
    scriptPlace.write('welcome')
    inDrawer()
    expect(document.activeElement).toBe(button('Offline'))
  })

  it('DEMO-05 continues at the stored line, or at the first one if that no longer exists', () => {
    scriptPlace.write('welcome')
    open()
    expect(item('Welcome').contains(button('Offline'))).toBe(true)
    act(() => scriptPlace.write('gone-since'))
    expect(item('Offline').contains(button('Offline'))).toBe(true)
  })

  it('DEMO-05 plays one line at a time, and stores its place before the line has ended', async () => {
    let plays = 0
    let finish = (): void => undefined
    open(() => {
      plays += 1
      return new Promise((resolve) => {
        finish = () => resolve(true)
      })
    })
    await userEvent.click(button('Welcome'))
    expect(scriptPlace.read()).toBe('welcome')
    expect(button('Welcome').getAttribute('aria-busy')).toBe('true')
    expect(button('Offline')).toHaveProperty('disabled', true)
    await userEvent.click(button('Welcome'))
    expect(plays).toBe(1)
    await act(async () => finish())
    expect(button('Offline')).toHaveProperty('disabled', false)
  })

  it('DEMO-05 shows an error if a line could not be played, stays at it, and offers the next', async () => {
    const { timesPlayed } = open(() => Promise.reject(new Error('no way')))
    await userEvent.click(button('Welcome'))
    expect(within(item('Welcome')).getByRole('alert').textContent).toMatch(/^That could not be done/)
    expect(item('Welcome').getAttribute('aria-current')).toBe('step')
    expect(document.activeElement).toBe(button('Welcome'))
    // The failed line need not be repeated: the next line's button is there.
    expect(item('Offline').contains(button('Offline'))).toBe(true)
    expect(timesPlayed()).toBe(0)
  })
})
