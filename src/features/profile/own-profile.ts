import { profileEditSchema, profileSchema } from '@/domain/profile'
import { sampleCollection } from '@/samples/sample-collection'

/** The profile that the seller saved in place of the sample, and her unsaved edit; at most one of each. */
export const savedProfiles = sampleCollection('profile', profileSchema)
export const profileEdits = sampleCollection('profile-edit', profileEditSchema)

/** The id of the only entry in either collection. */
export const ownId = 'own'
