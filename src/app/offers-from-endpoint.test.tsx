// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConnectivityContext } from '@/connectivity/connectivity-context'
import type { Network } from '@/contract/presenter/network'
import { OffersScreen } from '@/features/offers/offers-screen'
import { session } from '@/session/browser-session'
import { readyLogin, startAppPage } from '../../tests/support/app-page'
import { createScreenRouter } from '../../tests/support/screen-router'
import { loadPresenterService } from './backend'
import { sourcesOfReads } from './resource-sources'
import { connectivity, transport } from './services'

/** The source of the offers when the app's table has no samples for them, made once per page. */
const offersWithoutSamples = () => sourcesOfReads({})('offers')

beforeEach(startAppPage)
afterEach(async () => {
  cleanup()
  session.clear()
  await setNetwork('online')
})

async function setNetwork(network: Network): Promise<void> {
  await (await loadPresenterService?.())?.dispatch({ kind: 'set-network', network })
}

async function signIn(): Promise<{ readonly token: string; readonly sellerId: string }> {
  const result = await transport.call('login', readyLogin)
  if (result.kind !== 'ok' || result.data.kind !== 'signed-in') throw new Error('Nobody could sign in')
  return result.data
}

/** Opens the screen in a new page, as a reload does. */
async function open(): Promise<void> {
  cleanup()
  const offers = offersWithoutSamples()
  await offers.prepare()
  const { Screen } = createScreenRouter('/alloffers', () => (
    <ConnectivityContext value={connectivity}>
      <OffersScreen offers={offers} />
    </ConnectivityContext>
  ))
  render(<Screen />)
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

describe('READ-05 the offers from the backend', () => {
  it('OFFER-01 READ-02 are shown on the screen of the samples, and stay there while offline, with their age', async () => {
    session.signIn({ ...(await signIn()), mobile: null })
    await open()
    expect(await screen.findByRole('heading', { name: '3 offers' })).toBeDefined()
    expect(names()).toEqual(['Pongal Harvest: Brass pots', 'Year End Sale: Clay tea sets', 'Wedding Season: Silk dupattas'])
    const age = screen.getByText(/^As of \d{1,2} [A-Z][a-z]{2}, \d{1,2}:\d{2} [ap]m$/).textContent
    expect(screen.queryByRole('button', { name: 'Sample' })).toBeNull()

    await setNetwork('offline')
    await open()
    expect(await screen.findByText('Year End Sale: Clay tea sets')).toBeDefined()
    expect(screen.getByText(/^As of /).textContent).toBe(age)
  })
  it('READ-03 end the session if the token is rejected', async () => {
    session.signIn({ token: 'of yesterday', sellerId: 'S1', mobile: null })
    await open()
    await waitFor(() => expect(session.read().kind).toBe('signed-out'))
    await setNetwork('offline')
    expect(await screen.findByText('Nothing is on this phone yet. Connect once.')).toBeDefined()
  })
})
