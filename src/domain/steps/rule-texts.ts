import { certificateMaximumBytes } from '../portal-limits'
import { catalogue } from '@/catalogues/catalogue'

const megabytes = certificateMaximumBytes / (1024 * 1024)

/** Error messages and advice of the onboarding steps and of the pictures in them. */
export const stepRuleTexts = catalogue('domain/steps/rules', {
  previousStepsFirst: 'Please complete the previous steps first.',
  nicknameTaken: (name: string) =>
    `The nickname '${name}' is already taken. Please choose a different one.`,
  accountNumbersDiffer: 'Account numbers do not match',
  signatureEmpty: 'Draw your signature, or type your name instead',
  signatureNameEmpty: 'Type your name, or draw your signature instead',
  signaturePictureEmpty: 'Select a picture of your signature, or sign in another way',
  signatureUnclear: 'The signature is not clear enough against the paper. Sign with a dark pen on white paper, and let the paper fill the picture.',
  signatureTooDetailed: 'This signature is too detailed to send. Clear it and sign again.',
  fileNotPicture: 'Select a JPG or PNG picture. This file is something else.',
  fileTooLarge: `Select a picture smaller than ${megabytes} MB`,
  fileTooManyPixels: 'Select a picture with fewer pixels. This one is too large to open on a phone.',
  fileHoldsMore: 'This file holds more than a picture. Select another one, or take a new photo.',
  fileMisnamed: (format: 'PNG' | 'JPG') => `This file is really a ${format}, but its name says something else. Rename it, or select another one.`,
  fileDamaged: 'This picture is damaged. Select another one.',
  gstNumberShape: 'This does not look like a GST number: 15 characters, such as 27AAPFU0939F1ZV. You can still continue.',
  gstNumberChecksum: 'There seems to be a typing mistake in this number. Please check it. You can still continue.',
  panShape: 'This does not look like a PAN: 10 characters, such as AAPFU0939F. You can still continue.',
  panDiffers: 'This PAN is not the one inside the GST number. You can still continue.',
  gstMobileShape: 'This does not look like a 10-digit mobile number. You can still continue.',
  ifscShape: 'This does not look like an IFSC: 11 characters, such as HDFC0001234. You can still continue.',
  pincodeShape: 'A PIN code has 6 digits, and none begins with 0. You can still continue.',
})

/** The messages that have no parameters. */
export type StepRuleName = Exclude<keyof typeof stepRuleTexts, 'nicknameTaken' | 'fileMisnamed'>
