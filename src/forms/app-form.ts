import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext } from './contexts'

/**
 * The form kit. Each screen imports only the field components that it uses, so that it does not load the others'. A form
 * validates on submit, and after the first submit on every change:
 *
 * ```tsx
 * const form = useAppForm({
 *   formId: 'login',
 *   defaultValues,
 *   validationLogic: revalidateLogic(),
 *   validators: { onDynamic: schema },
 *   onSubmit: async ({ value }) => { … },
 * })
 * <form.AppForm>
 *   <ErrorSummary />
 *   <Form>
 *     <form.AppField name="email">{() => <TextField label="Email" />}</form.AppField>
 * ```
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {},
  formComponents: {},
})
