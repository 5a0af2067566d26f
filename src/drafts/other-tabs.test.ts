// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Stored } from '@/storage/storage-failure'
import { seenDraft, withTypedHere } from './other-tabs'

describe('one form in two tabs', () => {
  const pickup = { city: 'Kochi', doorNo: '', state: 'Kerala' }
  const certificate = new File(['picture'], 'certificate.png')
  const before = { nickname: '', gstNumber: '', pickup, certificate: null, types: ['Standard'] }
  const there = { nickname: 'Nair Weaves', gstNumber: '27AAPFU0939F1ZV', pickup: { ...pickup, doorNo: '12' }, certificate, types: ['Standard', 'Express'] }

  it('ONB-07 REG-14 shows what the other tab has stored if nothing was typed here', () => {
    expect(withTypedHere(before, before, there)).toBe(there)
    expect(withTypedHere(before, { ...before }, there)).toEqual(there)
  })

  it('ONB-07 REG-14 merges field by field, also within an address: input of this tab wins over that of the other', () => {
    const here = { ...before, nickname: 'N', pickup: { ...pickup, city: 'Mysuru' }, types: [] }
    expect(withTypedHere(before, here, there)).toEqual({ ...there, nickname: 'N', pickup: { ...pickup, city: 'Mysuru', doorNo: '12' }, types: [] })
  })

  it('ONB-07 keeps fields that only one of the tabs knows', () => {
    expect(withTypedHere({ name: '', rate: '5%' }, { name: 'Asha', rate: '5%' }, { name: '', city: 'Kochi' })).toEqual({ name: 'Asha', rate: '5%', city: 'Kochi' })
  })

  it('ONB-07 PWA-06 keeps the input of this tab if the stored draft is unreadable', () => {
    expect(withTypedHere({ name: '' }, { name: 'Asha' }, 'of another version')).toEqual({ name: 'Asha' })
  })
})

describe('noticing drafts of another tab', () => {
  const stored = async (): Promise<Stored<void>> => ({ kind: 'stored', value: undefined })
  const lies = (values: string, savedAt: number) => async () => ({ values, savedAt })

  it('ONB-07 reports a draft stored by another tab once, and never its own', async () => {
    const seen = seenDraft('', 1)
    await seen.store('A', 2, stored)
    expect(await seen.look(lies('', 1))).toBeNull()
    expect(await seen.look(lies('A', 2))).toBeNull()
    expect(await seen.look(lies('Asha', 3))).toEqual({ there: { values: 'Asha', savedAt: 3 }, before: 'A' })
    expect(await seen.look(lies('Asha', 3))).toBeNull()
  })

  it('REG-14 reports once that another tab has deleted the draft, and nothing if there was none', async () => {
    const seen = seenDraft('', null)
    const nothing = async () => null
    expect(await seen.look(nothing)).toBeNull()
    await seen.store('A', 2, stored)
    expect(await seen.look(nothing)).toEqual({ there: null, before: 'A' })
    expect(await seen.look(nothing)).toBeNull()
  })

  it('ONB-07 does not store a draft again that was taken over from another tab', async () => {
    const seen = seenDraft('', null)
    seen.took('Asha')
    expect(await seen.store('Asha', 2, () => Promise.reject(new Error('Stored once more')))).toMatchObject({ kind: 'stored' })
    expect(await seen.look(lies('Nair', 3))).toMatchObject({ before: 'Asha' })
  })

  it('ONB-07 compares with the draft known at the start of a look, even if a newer one is stored meanwhile', async () => {
    const seen = seenDraft('', null)
    const looked = seen.look(lies('of the other tab', 1))
    await seen.store('A', 2, stored)
    expect(await looked).toMatchObject({ before: '' })
  })

  it('ONB-07 reports nothing if the store cannot be read, or has refused the own draft', async () => {
    const seen = seenDraft('', 1)
    await seen.store('A', 2, async () => ({ kind: 'not-stored', reason: 'full' }))
    expect(await seen.look(() => Promise.reject(new Error('Out of reach')))).toBeNull()
    expect(await seen.look(lies('', 1))).toBeNull()
    expect(await seen.look(lies('B', 3))).toMatchObject({ before: '' })
  })

  it('ONB-07 looks once before each write, at the first change after the previous one', async () => {
    const seen = seenDraft('', null)
    expect(['', 'A', 'As'].map((text) => seen.isFirstChange(text))).toEqual([false, true, false])
    await seen.store('As', 1, stored)
    expect(['As', 'Ash', 'Asha'].map((text) => seen.isFirstChange(text))).toEqual([false, true, false])
  })
})
