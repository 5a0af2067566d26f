import { describe, expect, it } from 'vitest'
import { sellerIdMaximumLength, tokenMaximumLength } from '@/contract/limits'
import { memoryStorage } from '../../tests/support/memory-storage'
import { createSessionStore, type Session } from './session'

const asha = { token: 'T1', sellerId: 'S1', mobile: '9876543210' }
const bina = { token: 'T2', sellerId: 'S2', mobile: '8876543210' }

/** Another tab beside a session store: it reads the keys after every single change. */
function watchedSession() {
  const storage = memoryStorage()
  const seen: Session[] = []
  const beside = createSessionStore(storage, new EventTarget())
  const session = createSessionStore(
    {
      getItem: (key) => storage.getItem(key),
      setItem(key, value) {
        storage.setItem(key, value)
        seen.push(beside.read())
      },
      removeItem(key) {
        storage.removeItem(key)
        seen.push(beside.read())
      },
    },
    new EventTarget(),
  )
  return { session, seen }
}

describe('the session as another tab sees it after each changed key', () => {
  it('LOGIN-09 QUEUE-06 P19 a token is never combined with the id or mobile number of another seller', () => {
    const { session, seen } = watchedSession()
    session.signIn(asha)
    session.signIn(bina)
    session.signIn({ ...asha, mobile: null })
    const whole = [asha, bina, { ...asha, mobile: null }].map((seller) => ({ kind: 'signed-in', ...seller }))
    for (const view of seen.filter(({ kind }) => kind === 'signed-in')) expect(whole).toContainEqual(view)
    for (const view of whole) expect(seen).toContainEqual(view)
  })

  it('LAYOUT-04 ROUTE-08 after a log-out another tab sees no seller; after an expired session it still sees her', () => {
    const { session, seen } = watchedSession()
    session.signIn(asha)
    seen.length = 0
    session.clear()
    expect(seen.find(({ kind }) => kind === 'signed-out')).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
    session.signIn(asha)
    seen.length = 0
    session.dropToken()
    expect(seen.filter(({ kind }) => kind === 'signed-out')).toEqual([{ kind: 'signed-out', sellerId: 'S1', mobile: '9876543210' }])
  })

  it('REG-13 a registration is never combined with the token of the previous seller', () => {
    const { session, seen } = watchedSession()
    session.signIn(asha)
    seen.length = 0
    session.rememberRegistration({ sellerId: 'S3', mobile: '7876543210' })
    expect(seen.filter(({ kind }) => kind === 'signed-in')).toEqual([])
    expect(seen.at(-1)).toEqual({ kind: 'signed-out', sellerId: 'S3', mobile: '7876543210' })
  })
})

describe('the length of the keys', () => {
  it('LOGIN-09 a token and a seller id of maximum length are read, and longer ones are ignored', () => {
    const token = 't'.repeat(tokenMaximumLength)
    const sellerId = 's'.repeat(sellerIdMaximumLength)
    const read = (values: Record<string, string>) => createSessionStore(memoryStorage(values), new EventTarget()).read()
    expect(read({ sellerToken: token, sellerId })).toEqual({ kind: 'signed-in', token, sellerId, mobile: null })
    expect(read({ sellerToken: `${token}t`, sellerId: `${sellerId}s` })).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
  })
})
