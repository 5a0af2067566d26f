import { profileEditSchema, profileSchema, type Profile } from '@/domain/profile'
import { sampleCollection } from '@/samples/sample-collection'

/** The profile that everybody begins with (SAMPLE-01). */
export const sampleProfile: Profile = {
  firstName: 'Kavya',
  lastName: 'Rao',
  twoWayAuthEnabled: false,
  email: 'kavya.rao@example.com',
  primaryPhone: '9876543210',
  secondaryPhone: '8876543210',
  customerEmail: 'care@example.com',
  customerPhone: '7876543210',
}

/** What a seller saved in its place, and what she typed and has not saved; one of each. */
export const savedProfiles = sampleCollection('profile', profileSchema)
export const profileEdits = sampleCollection('profile-edit', profileEditSchema)

/** The id of the one thing that either collection holds. */
export const ownId = 'own'
