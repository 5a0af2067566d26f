import { contactCodeLength, passwordMinimumLength } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'
import { loginTexts } from './access/login-texts'
import { otherWaysInTexts } from './access/other-ways-in-texts'

/** Error messages of the personal fields (the steps' are in `steps/rule-texts.ts`). Section 5 of the specification prescribes some literally. */
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
})

export type RuleName = keyof typeof ruleTexts
