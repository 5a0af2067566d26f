import { extendForm } from './app-form'
import { CheckboxGroupField } from './checkbox-group-field'
import { FileField } from './file-field'
import { SelectField } from './select-field'
import { TimeField } from './time-field'

/** The form kit with every field, for the screens behind the sign-in. */
export const {
  useAppForm: useRichForm,
  withFieldGroup: withRichFieldGroup,
} = extendForm({
  fieldComponents: { SelectField, CheckboxGroupField, FileField, TimeField },
})
