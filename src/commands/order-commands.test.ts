import { describe, expect, it } from 'vitest'
import { commandNames } from '@/contract/modules/command-names'
import type { CommandBody } from '@/outbox/command'
import { allCommands } from './all-commands'

const decidedOn = { id: 'OD-1042', rev: 3 }
const at = '2026-11-21T04:00:00Z'

const bodies = {
  'order-pack': { ...decidedOn, grams: 450, sides: [300, 200, 40], invoiceNumber: '26-27/A7K/00041', at },
  'order-cancel': { ...decidedOn, reason: 'damaged', lineIds: [] },
  'order-handover': { ...decidedOn, manifestId: 'M-1', at },
  'order-dispatch': { ...decidedOn, courier: 'Blue Dart', tracking: 'BD-778899', day: '2026-11-21', at },
  'order-outcome': { ...decidedOn, delivered: true, at },
  'order-taken-out': decidedOn,
} as const satisfies Readonly<Record<string, CommandBody>>

const identityOf = (name: string, body: unknown) => allCommands.get(name)?.read(body, 1, 'S1')?.identity

it('CMD-01 every named command has a description in the table', () => {
  expect(Object.values(commandNames).filter((name) => !allCommands.has(name))).toEqual([])
})

describe('the commands of orders', () => {
  it.each(Object.entries(bodies))('CMD-01 CMD-02 %s has its order as scope and as the beginning of its subject', (name, body) => {
    expect(identityOf(name, body)).toMatchObject({ command: name, step: null, scopes: ['order:OD-1042'] })
    expect(identityOf(name, body)?.subject).toMatch(/^order:OD-1042 /)
    expect(identityOf(name, { ...body, rev: 'three' })).toBeUndefined()
  })

  it('CMD-04 share a subject if the newer one replaces the older, and not if both count', () => {
    const subjectOf = (name: keyof typeof bodies, change: object = {}) => identityOf(name, { ...bodies[name], ...change })?.subject
    expect(subjectOf('order-pack', { grams: 500 })).toBe(subjectOf('order-pack'))
    expect(subjectOf('order-pack', { id: 'OD-1043' })).not.toBe(subjectOf('order-pack'))
    expect(subjectOf('order-handover')).not.toBe(subjectOf('order-pack'))
    const ofLines = (...lineIds: string[]) => subjectOf('order-cancel', { lineIds })
    expect(ofLines('L2', 'L1')).toBe(ofLines('L1', 'L2'))
    expect(new Set([ofLines(), ofLines('L1'), ofLines('L2'), ofLines('L1', 'L2')]).size).toBe(4)
  })

  it('CMD-08 voiding a number has the document as its scope, and no order', () => {
    expect(identityOf('document-void', { number: '26-27/A7K/00041' })).toMatchObject({ scopes: ['document:26-27/A7K/00041'], subject: 'document:26-27/A7K/00041 document-void' })
  })
})
