import { profileEditSchema, profileSchema } from '@/domain/profile'
import { sampleCollection } from '@/samples/sample-collection'

/** What a seller saved in place of the sample, and what she typed and has not saved; one of each. */
export const savedProfiles = sampleCollection('profile', profileSchema)
export const profileEdits = sampleCollection('profile-edit', profileEditSchema)

/** The id of the one thing that either collection holds. */
export const ownId = 'own'
