import { z } from '@/contract/schema'
import { sellerSchema } from '@mocks/engine/records'
import { stateSchema, type State } from '@mocks/engine/state'
import { readyPasswordHash, readyPasswordSalt } from '@mocks/scenarios/seed'

const portableSeller = z.omit(sellerSchema, { passwordSalt: true, passwordHash: true })

/** A state as it is saved in a file: without password hashes, and without sessions, whose keys are digests of tokens. */
export const portableStateSchema = z.extend(z.omit(stateSchema, { sessions: true }), {
  sellers: z.record(z.string(), portableSeller),
})

export const withoutSecrets = (state: State): z.infer<typeof portableStateSchema> => portableStateSchema.parse(state)

/** On the machine that opens the file everybody has the password of the ready accounts, and nobody is signed in. */
export const withReadySecrets = ({ sellers, ...state }: z.infer<typeof portableStateSchema>): State => ({
  ...state,
  sessions: {},
  sellers: Object.fromEntries(
    Object.entries(sellers).map(([id, seller]) => [id, { ...seller, passwordSalt: readyPasswordSalt, passwordHash: readyPasswordHash }]),
  ),
})
