// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { speakOtherLanguage } from '../../../tests/support/other-language'
import { createPresenterActions, createPresenterService } from '../../../tests/support/presenter-service'
import { createScreenRouter } from '../../../tests/support/screen-router'
import { DemoDrawer } from './demo-drawer'
import { DemoScreen } from './demo-screen'
import { sectionNames } from './sections'
import { demoTexts } from './texts'

afterEach(cleanup)

const account = {
  id: 'step-4',
  sellerId: 'seller-step-4',
  name: 'Arjun Patel',
  email: 'arjun.patel@example.com',
  mobile: '9000000104',
  password: 'demo1234',
  nextStep: 4,
} as const
const scenario = { id: 'two-waiting', title: 'Two steps waiting', description: 'Asha, offline.', actions: [] } as const
const complete = { ...account, id: 'under-review', name: 'Rohan Das', nextStep: 'complete' } as const
const withShop = { ...complete, id: 'open-shop', name: 'Bina Lakhani', hasShop: true } as const
const service = createPresenterService({ accounts: [account, complete, withShop], scenarios: [scenario] })
const presenter = createPresenterActions(service)

function App() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Demo
      </button>
      {open && <DemoDrawer id="drawer" presenter={presenter} backendChoice={<p>Backend</p>} onClose={() => setOpen(false)} />}
    </>
  )
}

async function openDrawer() {
  const { Screen } = createScreenRouter('/register', App)
  render(<Screen />)
  const mark = await screen.findByRole('button', { name: 'Demo' })
  await userEvent.click(mark)
  return { mark, drawer: await screen.findByRole('complementary', { name: 'Demo' }) }
}

describe('demo data of another version', () => {
  it('DEMO-04 BACKEND-02 that was set aside is reported, with a button to save the old data', async () => {
    const old = createPresenterActions({ ...service, setAside: async () => ({ version: 0 }) })
    const { Screen } = createScreenRouter('/register', () => (
      <DemoDrawer id="drawer" presenter={old} backendChoice={<p>Backend</p>} onClose={() => undefined} />
    ))
    render(<Screen />)
    expect(await screen.findByText(/The demo began anew; the old data is kept until all demo data is reset\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save the old data' })).toBeTruthy()
  })

  it('DEMO-04 is not mentioned if there is none', async () => {
    await openDrawer()
    expect(screen.queryByRole('button', { name: 'Save the old data' })).toBeNull()
  })
})

describe('the drawer', () => {
  it('LANG-03 follows a change of language, though it is rendered only once', async () => {
    // Created only once, as by the host that loads its code.
    const drawn = <DemoDrawer id="drawer" presenter={presenter} backendChoice={null} onClose={() => undefined} />
    const { Screen } = createScreenRouter('/register', () => drawn)
    render(<Screen />)
    const drawer = await screen.findByRole('complementary')
    const jumps = { ...demoTexts.jumps, script: 'Lines' }
    speakOtherLanguage({ 'features/demo': { ...demoTexts, title: 'Demonstration', jumps } })
    expect(within(drawer).getByRole('heading', { name: 'Demonstration' })).toBeTruthy()
    const words = within(within(drawer).getByRole('navigation')).getAllByRole('button').map(({ textContent }) => textContent)
    expect(words).toEqual(sectionNames.map((name) => jumps[name]))
  })

  it('DEMO-05 takes the focus and a part of the window while it is open, and returns both when it closes', async () => {
    const { mark, drawer } = await openDrawer()
    expect(document.activeElement).toBe(within(drawer).getByRole('heading', { name: 'Demo' }))
    expect(document.documentElement.hasAttribute('data-drawer')).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.activeElement).toBe(mark)
    expect(document.documentElement.hasAttribute('data-drawer')).toBe(false)
  })

  it('DEMO-05 has a button that leads to each section', async () => {
    const { drawer } = await openDrawer()
    const jumps = within(within(drawer).getByRole('navigation')).getAllByRole('button')
    const reached: (string | null | undefined)[] = []
    for (const jump of jumps) {
      await userEvent.click(jump)
      reached.push(document.activeElement?.textContent)
    }
    expect(reached).toEqual(['Script', 'Message inbox', 'Start from', 'Network', 'Clock', 'State', 'Log'])
    expect(within(drawer).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(reached)
  })

  it('DEMO-02 lists ready accounts by name and starting point, and scenarios by title', async () => {
    const { drawer } = await openDrawer()
    expect(within(drawer).getByRole('button', { name: 'Arjun Patel, begins at Bank Account Details arjun.patel@example.com' })).toBeTruthy()
    for (const name of [/^Rohan Das, begins under review/, /^Bina Lakhani, with an open shop/]) expect(within(drawer).getByRole('button', { name })).toBeTruthy()
    const button = within(drawer).getByRole('button', { name: 'Two steps waiting' })
    expect(button.parentElement?.textContent).toContain('?scenario=two-waiting')
  })
})

describe('the page of the console', () => {
  it('DEMO-02 reports that a scenario was played, and shows an error if it could not be', async () => {
    let goes = false
    let played = 0
    const page = () => (
      <DemoScreen
        presenter={{ ...presenter, play: async () => goes }}
        backendChoice={null}
        onPlayed={() => (played += 1)}
      />
    )
    const { Screen } = createScreenRouter('/register', page)
    render(<Screen />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo console' })).toBeTruthy()
    const start = screen.getByRole('button', { name: 'Two steps waiting' })
    await userEvent.click(start)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That could not be done/)
    goes = true
    await act(async () => fireEvent.click(start))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(played).toBe(1)
  })
})
