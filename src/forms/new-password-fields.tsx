import { PasswordField } from './password-field'
import { passwordTexts } from './password-texts'

/** A password that is being chosen: the first of the two fields. */
export const NewPasswordField = ({ label }: { readonly label: string }) => (
  <PasswordField
    label={label}
    hint={passwordTexts.hint}
    toggleNames={passwordTexts.toggle}
    autoComplete="new-password"
    enterKeyHint="next"
  />
)

/** The same password again, to catch typing mistakes. */
export const ConfirmPasswordField = ({ label }: { readonly label: string }) => (
  <PasswordField
    label={label}
    toggleNames={passwordTexts.confirmToggle}
    autoComplete="new-password"
    enterKeyHint="done"
  />
)
