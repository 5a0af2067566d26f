// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backendChoice, browserStorage, session } from './browser-session'
import { ClientProvider, useClient } from './client-context'
import { drawerNote, reloadNote } from './tab-note'
import { useSession } from './use-session'

const asha = { token: 'T1', sellerId: 'S1', mobile: '9876543210' }

beforeEach(() => session.clear())
afterEach(cleanup)

/** Another tab changes a key, and the browser notifies this one. */
function changeElsewhere(key: string, value: string | null): void {
  if (value === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, value)
  window.dispatchEvent(new Event('storage'))
}

describe('the session in a component', () => {
  it('ROUTE-08 follows changes made in this tab', () => {
    const { result } = renderHook(useSession)
    expect(result.current).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
    act(() => session.signIn(asha))
    expect(result.current).toEqual({ kind: 'signed-in', ...asha })
    act(() => session.dropToken())
    expect(result.current).toEqual({ kind: 'signed-out', sellerId: 'S1', mobile: '9876543210' })
  })

  it.each([
    ['sellerToken', 'T2', { kind: 'signed-in', ...asha, token: 'T2' }],
    ['sellerId', 'S2', { kind: 'signed-in', ...asha, sellerId: 'S2' }],
    ['mobile', '8876543210', { kind: 'signed-in', ...asha, mobile: '8876543210' }],
    ['sellerToken', null, { kind: 'signed-out', sellerId: 'S1', mobile: '9876543210' }],
  ])('ROUTE-08 follows another tab that changes %s to %j', (key, value, expected) => {
    session.signIn(asha)
    const { result } = renderHook(useSession)
    act(() => changeElsewhere(key, value))
    expect(result.current).toEqual(expected)
  })

  it('ROUTE-08 follows another tab that removes the seller id while nobody is signed in', () => {
    session.rememberRegistration({ sellerId: 'S1', mobile: '9876543210' })
    const { result } = renderHook(useSession)
    act(() => changeElsewhere('sellerId', null))
    expect(result.current).toEqual({ kind: 'signed-out', sellerId: null, mobile: '9876543210' })
  })

  it.each(['signed in', 'signed out'])('LAYOUT-04 keeps its object identity while nothing of it changes, %s', (state) => {
    if (state === 'signed in') session.signIn(asha)
    else session.rememberRegistration(asha)
    const { result } = renderHook(useSession)
    const before = result.current
    act(() => session.writePosition({ step: 4, furthest: 5 }))
    act(() => changeElsewhere('theme', 'dark'))
    expect(result.current).toBe(before)
  })
})

describe('the shared state of the screens behind the sign-in', () => {
  it('LOGIN-10 has the stored seller id and the current step, which is 1 at first', () => {
    session.signIn(asha)
    const { result } = renderHook(useClient, { wrapper: ClientProvider })
    expect(result.current).toMatchObject({ sellerId: 'S1', stepProgress: 1 })
    act(() => result.current.setStepProgress(4))
    expect(result.current).toMatchObject({ sellerId: 'S1', stepProgress: 4 })
  })

  it('QUEUE-06 S9 is reset when the page comes back after another seller has signed in, and so is typed input', () => {
    session.signIn(asha)
    const { result } = renderHook(() => ({ client: useClient(), typed: useState('') }), { wrapper: ClientProvider })
    act(() => {
      result.current.client.setStepProgress(4)
      result.current.typed[1]('12345678')
    })
    window.localStorage.setItem('sellerId', 'S2')
    window.localStorage.setItem('sellerToken', 'T2')
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(result.current.client).toMatchObject({ sellerId: 'S2', stepProgress: 1 })
    expect(result.current.typed[0]).toBe('')
  })

  it('ROUTE-08 stays the same after a log-out and after a registration in another tab', () => {
    session.signIn(asha)
    const { result } = renderHook(useClient, { wrapper: ClientProvider })
    act(() => result.current.setStepProgress(4))
    act(() => session.clear())
    expect(result.current).toMatchObject({ sellerId: 'S1', stepProgress: 4 })
    // Registering in another tab is no sign-in.
    act(() => session.rememberRegistration({ sellerId: 'S2', mobile: '8876543210' }))
    expect(result.current).toMatchObject({ sellerId: 'S1', stepProgress: 4 })
  })

  it('LOGIN-10 throws an error if its provider is missing', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(() => renderHook(useClient)).toThrow('ClientProvider is missing')
  })
})

describe('where the session is stored', () => {
  it('LOGIN-09 each key is in local storage under its own name', () => {
    session.signIn(asha)
    expect(window.localStorage.getItem('sellerToken')).toBe('T1')
    expect(browserStorage.getItem('sellerId')).toBe('S1')
    session.clear()
    expect(window.localStorage.getItem('sellerToken')).toBeNull()
  })

  it('BACKEND-01 a page of the old backend keeps its session after another tab has switched', () => {
    backendChoice.resolve({ asked: null, usual: 'demo', isAvailable: (word): word is 'demo' => word === 'demo' })
    session.signIn(asha)
    expect(session.read()).toMatchObject({ token: 'T1' })
    window.localStorage.setItem('sessionBackend', 'real')
    window.localStorage.setItem('sellerToken', 'T9')
    expect(session.read()).toMatchObject({ token: 'T1' })
    window.localStorage.clear()
  })
})

describe('the notes of a tab', () => {
  it('DEMO-05 are in session storage, each under its own name', () => {
    drawerNote.write('open')
    reloadNote.write('a screen')
    expect(window.sessionStorage.getItem('demoDrawer')).toBe('open')
    expect(window.sessionStorage.getItem('missingFile')).toBe('a screen')
    drawerNote.write(null)
    expect(window.sessionStorage.getItem('demoDrawer')).toBeNull()
    reloadNote.write(null)
  })

  it('DEMO-05 are read again when the page opens', async () => {
    window.sessionStorage.setItem('demoDrawer', 'open')
    vi.resetModules()
    const opened = await import('./tab-note')
    expect(opened.drawerNote.read()).toBe('open')
    expect(opened.reloadNote.read()).toBeNull()
  })
})
