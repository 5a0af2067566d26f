import type { Profile } from '@/domain/profile'

/** The profile that every seller starts with (SAMPLE-01). */
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
