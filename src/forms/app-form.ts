import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext } from './contexts'

/**
 * The form kit. Its fields are components of their own: each screen imports those that it has, so that none loads the
 * fields of another. A form checks itself on submit, and after that on every change:
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
