import { revalidateLogic } from '@tanstack/react-form'
import { emptyRegistration, type RegistrationDraft, type RegistrationForm } from '@/domain/access/registration'
import { useAppForm } from '@/forms/app-form'
import { useFillRequests } from '@/forms/fill-requests'
import { formIds } from '@/forms/form-ids'
import { registrationProblems, type RegistrationFieldName, type RegistrationProblems } from './registration-problems'

const names = Object.keys(emptyRegistration).filter((name): name is RegistrationFieldName => name in emptyRegistration)

interface FieldHistory {
  readonly isBlurred: boolean
  readonly isDirty: boolean
}

/**
 * The problems to show so far. The button is enabled only for a valid form, so there is no failed submit to wait for:
 * a field is validated once it was left with a value, or was emptied.
 */
function shownProblems(
  values: RegistrationForm,
  historyOf: (name: RegistrationFieldName) => FieldHistory | undefined,
): RegistrationProblems | null {
  const problems = registrationProblems(values)
  const shown: Partial<Record<RegistrationFieldName, string>> = {}
  for (const name of names) {
    const history = historyOf(name)
    const judged = history?.isBlurred === true && (history.isDirty || values[name] !== '')
    const problem = problems[name]
    if (judged && problem !== undefined) shown[name] = problem
  }
  return Object.keys(shown).length === 0 ? null : shown
}

const textNames = ['firstName', 'lastName', 'email', 'primaryPhone', 'secondaryPhone', 'twoWayAuth'] as const
const filledNames = [...textNames, 'password', 'confirmPassword'] as const

/** The registration form; it validates on every change and on blur, and the presenter's console can fill it in. */
export function useRegistrationForm(onSubmit: (values: RegistrationForm) => Promise<void>) {
  const form = useAppForm({
    formId: formIds.registration,
    defaultValues: emptyRegistration,
    validationLogic: revalidateLogic({ mode: 'change' }),
    validators: {
      onDynamic: ({ value, formApi }) => {
        const fields = shownProblems(value, (name) => formApi.getFieldMeta(name))
        return fields === null ? undefined : { fields }
      },
    },
    listeners: { onBlur: ({ formApi }) => void formApi.validate('change') },
    onSubmit: async ({ value }) => {
      // A browser may restore a page with its button enabled; the line beside the button then says what is missing.
      if (Object.keys(registrationProblems(value)).length === 0) await onSubmit(value)
    },
  })

  useFillRequests(formIds.registration, (values) => {
    for (const name of filledNames) {
      const value = values[name]
      if (value !== undefined) form.setFieldValue(name, value)
    }
  })

  return form
}

export type RegistrationFormApi = ReturnType<typeof useRegistrationForm>

const quietly = { dontUpdateMeta: true, dontValidate: true } as const

/**
 * Fills fields that nobody has typed in; they are then validated like fields that were left.
 * @param origin values of the draft count as typed, so that the backend's values do not replace them
 */
export const fillUntouched = (form: RegistrationFormApi, values: Partial<RegistrationForm>, origin: 'draft' | 'server'): void =>
  fillIn(form, values, origin, (name) => values[name] !== '' && form.getFieldMeta(name)?.isDirty !== true)

/** Fills the fields that `mayFill` allows; a field that becomes empty is not validated any more. */
export function fillIn(
  form: RegistrationFormApi,
  values: Partial<RegistrationForm>,
  origin: 'draft' | 'server',
  mayFill: (name: keyof RegistrationDraft) => boolean,
): void {
  const note = (name: keyof RegistrationDraft): void =>
    form.setFieldMeta(name, (meta) => ({ ...meta, isBlurred: true, isDirty: origin === 'draft' && values[name] !== '' }))

  for (const name of textNames) {
    const value = values[name]
    if (value === undefined || !mayFill(name)) continue
    form.setFieldValue(name, value, quietly)
    note(name)
  }
  if (values.whatsappNotify !== undefined && mayFill('whatsappNotify')) {
    form.setFieldValue('whatsappNotify', values.whatsappNotify, quietly)
    note('whatsappNotify')
  }
  void form.validate('change')
}
