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

describe('what another tab sees of the session, key by key', () => {
  it('LOGIN-09 QUEUE-06 P19 a token stands beside no other seller, nor beside another one\'s mobile number, at any moment', () => {
    const { session, seen } = watchedSession()
    session.signIn(asha)
    session.signIn(bina)
    session.signIn({ ...asha, mobile: null })
    const whole = [asha, bina, { ...asha, mobile: null }].map((seller) => ({ kind: 'signed-in', ...seller }))
    for (const view of seen.filter(({ kind }) => kind === 'signed-in')) expect(whole).toContainEqual(view)
    for (const view of whole) expect(seen).toContainEqual(view)
  })

  it('LAYOUT-04 ROUTE-08 a tab that sees the token go at log-out finds no seller any more, unlike one whose session ended', () => {
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

  it('REG-13 a registration never stands beside the token of the seller before', () => {
    const { session, seen } = watchedSession()
    session.signIn(asha)
    seen.length = 0
    session.rememberRegistration({ sellerId: 'S3', mobile: '7876543210' })
    expect(seen.filter(({ kind }) => kind === 'signed-in')).toEqual([])
    expect(seen.at(-1)).toEqual({ kind: 'signed-out', sellerId: 'S3', mobile: '7876543210' })
  })
})

describe('how long the keys may be', () => {
  it('LOGIN-09 takes a token and a seller id of the greatest length, and none that is longer by one', () => {
    const token = 't'.repeat(tokenMaximumLength)
    const sellerId = 's'.repeat(sellerIdMaximumLength)
    const read = (values: Record<string, string>) => createSessionStore(memoryStorage(values), new EventTarget()).read()
    expect(read({ sellerToken: token, sellerId })).toEqual({ kind: 'signed-in', token, sellerId, mobile: null })
    expect(read({ sellerToken: `${token}t`, sellerId: `${sellerId}s` })).toEqual({ kind: 'signed-out', sellerId: null, mobile: null })
  })
})
