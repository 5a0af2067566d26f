import { certificateMaximumBytes, contactCodeLength, passwordMinimumLength } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'
import { loginTexts } from './access/login-texts'
import { otherWaysInTexts } from './access/other-ways-in-texts'

const megabytes = certificateMaximumBytes / (1024 * 1024)

/** Sentences that the rules answer with; those in section 5 of the specification are letter for letter. */
export const ruleTexts = catalogue('domain', {
  get passwordRequired() {
    return loginTexts.passwordRequired
  },
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email address is invalid',
  primaryPhoneRequired: 'Primary Phone Number is required',
  mobileInvalid: 'Enter a valid 10-digit mobile number',
  primaryPhoneLong: 'Phone number cannot exceed 10 digits',
  passwordShort: `Password must be at least ${passwordMinimumLength} characters long`,
  confirmPasswordRequired: 'Confirm Password is required',
  get passwordsDiffer() {
    return otherWaysInTexts.passwordsDiffer
  },
  newEmailNotProven: 'Get an OTP for the new email first',
  newPrimaryPhoneNotProven: 'Get an OTP for the new primary number first',
  newSecondaryPhoneNotProven: 'Get an OTP for the new secondary number first',
  primaryPhoneCodeRequired: 'Primary phone OTP is required',
  secondaryPhoneCodeRequired: 'Secondary phone OTP is required',
  secondaryPhoneRequired: 'Secondary Phone Number is required',
  secondaryPhoneLong: 'Secondary phone number cannot exceed 10 digits',
  secondaryPhoneSame: 'Secondary number must be different from primary number',
  twoWayAuthRequired: 'Please select an option',
  emailCodeRequired: 'Email OTP is required',
  mobileCodeRequired: 'Mobile OTP is required',
  secondaryCodeRequired: 'Secondary Mobile OTP is required',
  codeLength: `OTP must be exactly ${contactCodeLength} digits`,
  previousStepsFirst: 'Please complete the previous steps first.',
  nicknameTaken: (name: string) =>
    `The nickname '${name}' is already taken. Please choose a different one.`,
  accountNumbersDiffer: 'Account numbers do not match',
  signatureEmpty: 'Draw your signature, or type your name instead',
  signatureNameEmpty: 'Type your name, or draw your signature instead',
  signaturePictureEmpty: 'Select a picture of your signature, or sign in another way',
  signatureUnclear: 'The ink cannot be told from the paper. Sign with a dark pen on white paper, and let the paper fill the picture.',
  signatureTooDetailed: 'This signature is too detailed to send. Clear it and sign again.',
  fileNotPicture: 'Select a JPG or PNG picture. This file is something else.',
  fileTooLarge: `Select a picture smaller than ${megabytes} MB`,
  fileTooManyPixels: 'Select a picture with fewer pixels. This one is too large to open on a phone.',
  fileHoldsMore: 'The file of this picture holds something else too. Select another one, or take a new photo.',
  fileMisnamed: (format: 'PNG' | 'JPG') => `This file is really a ${format}, but its name says something else. Rename it, or select another one.`,
  fileDamaged: 'This picture is damaged. Select another one.',
  gstNumberShape: 'This does not look like a GST number: 15 characters, such as 27AAPFU0939F1ZV. You can still continue.',
  gstNumberChecksum: 'There seems to be a typing mistake in this number. Please check it. You can still continue.',
  panShape: 'This does not look like a PAN: 10 characters, such as AAPFU0939F. You can still continue.',
  panDiffers: 'This PAN is not the one inside the GST number. You can still continue.',
  gstMobileShape: 'This does not look like a 10-digit mobile number. You can still continue.',
  ifscShape: 'This does not look like an IFSC: 11 characters, such as HDFC0001234. You can still continue.',
  pincodeShape: 'A PIN code has 6 digits. You can still continue.',
})

/** The rules whose sentence is always the same. */
export type RuleName = { [Name in keyof typeof ruleTexts]: (typeof ruleTexts)[Name] extends string ? Name : never }[keyof typeof ruleTexts]
