import type { AnyFormApi } from '@tanstack/react-form'

/** Sets values of a mounted form, which keeps its focus and a submit that waits for a file. @param values by field, or null @returns all values */
export function setFormValues(form: AnyFormApi, values: unknown): unknown {
  for (const [name, value] of Object.entries(values ?? {})) form.setFieldValue(name, value, { dontRunListeners: true })
  return form.state.values
}
