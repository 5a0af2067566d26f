import { allCommands } from '@/commands/all-commands'
import type { RequestOf } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { describeCommand, type CommandBody, type Commands } from '@/outbox/command'

/** How many scopes the test command can choose from. */
export const scopeCount = 20

const wordsOf = (text: string): readonly string[] => text.split(' ')

/** A change of some of twenty things, each of which is a scope. The contract has no such command, so it borrows an endpoint and a read. */
const scopedCommand = describeCommand({
  name: 'change-things',
  endpoint: 'step3',
  answers: 'offers',
  upgrades: [],
  scopes: ({ nickname }) => wordsOf(nickname).slice(1),
  subject: ({ nickname }) => ['change', ...wordsOf(nickname).slice(1)].join(' '),
  summary: ({ nickname }) => ({ title: `Change ${wordsOf(nickname).slice(1).join(' and ')}`, detail: 'Changed' }),
})

export const scopedCommandName = scopedCommand.name

/** The body of a change, unique to its mark. */
export const scopedBody = (sellerId: string, things: readonly number[], mark: number): RequestOf<'step3'> => ({
  sellerId,
  nickname: [`Change-${mark}`, ...things.toSorted((a, b) => a - b).map((thing) => `thing:${thing}`)].join(' '),
  gstType: 'No GST',
})

const scopedSchema = z.object({ nickname: z.string().check(z.startsWith('Change-')) })

export const isScoped = (body: unknown): boolean => scopedSchema.safeParse(body).success

/** The scopes of a body, and its subject. */
export function scopedParts(body: CommandBody): { readonly scopes: readonly string[]; readonly subject: string } {
  const words = 'nickname' in body && isScoped(body) ? wordsOf(body.nickname).slice(1) : []
  return { scopes: words, subject: ['change', ...words].join(' ') }
}

/** The product's commands and this one. */
export const testCommands: Commands = new Map([...allCommands, [scopedCommand.name, scopedCommand]])
