import { catalogue } from '@/catalogues/catalogue'
import { contactCodeLength } from '@/contract/limits'
import { personTexts } from '@/domain/person-texts'
import type { Profile, ProvenField } from '@/domain/profile'

/** Words of the profile and of changing the password; those of the specification letter for letter. */
export const profileTexts = catalogue('features/profile', {
  title: 'Manage Profile',
  loading: 'Loading…',
  details: 'Your details',
  contact: 'Contact details',
  customers: 'For customers',
  labels: {
    customerEmail: 'Customer email',
    customerPhone: 'Customer phone number',
  },
  on: 'On',
  off: 'Off',
  notGiven: 'Not given',
  edit: 'Edit profile',
  changePassword: 'Change Password',
  proofNeeded: 'A new email or number is saved only with its OTP.',
  optional: 'You can leave these empty.',
  getCode: 'Get OTP',
  getCodeFor: (place: string) => `Get OTP for ${place}`,
  places: {
    email: 'email',
    primaryPhone: 'primary phone',
    secondaryPhone: 'secondary phone',
  } satisfies Record<ProvenField, string>,
  codes: {
    email: 'Email OTP',
    primaryPhone: 'Primary phone OTP',
    secondaryPhone: 'Secondary phone OTP',
  } satisfies Record<ProvenField, string>,
  codeHint: `Sample: any ${contactCodeLength} digits will do.`,
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Your changes are saved on this device.',
  cancel: 'Cancel',
  discard: 'Discard changes',
  discardQuestion: 'Discard what you typed?',
  discardYes: 'Discard',
  discardNo: 'Keep it',
  notDiscarded: 'What you typed could not be removed from this device. Try again.',
  kept: 'Kept on this device until you save.',
})

export const changePasswordTexts = catalogue('features/profile#changePasswordTexts', {
  title: 'Change Password',
  submit: 'Change Password',
  changed: 'Password changed successfully!',
  sampleOnly: 'A sample: nothing was sent or kept, and your own password stays as it is.',
  continueNow: 'Go to your profile now',
  backToProfile: 'Back to your profile',
})

export function labelOf(name: keyof Profile): string {
  if (name === 'twoWayAuthEnabled') return personTexts.twoWayAuth
  return name === 'customerEmail' || name === 'customerPhone' ? profileTexts.labels[name] : personTexts[name]
}
