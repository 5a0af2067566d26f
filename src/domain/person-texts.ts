import { catalogue } from '@/catalogues/catalogue'

/** Labels of the personal fields, shared by the registration and the profile. */
export const personTexts = catalogue('domain/person', {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  primaryPhone: 'Primary phone number',
  secondaryPhone: 'Secondary phone number',
  twoWayAuth: 'Two-way authentication',
  mobileHint: '10 digits, starts with 6 to 9',
})
