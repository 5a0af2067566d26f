import type { AnyFormApi } from '@tanstack/react-form'

/** Puts values into a form that stays: so does the focus, with a press that waits for a file. @param values by their fields, null for none @returns what stands in it then */
export function putInto(form: AnyFormApi, values: unknown): unknown {
  for (const [name, value] of Object.entries(values ?? {})) form.setFieldValue(name, value, { dontRunListeners: true })
  return form.state.values
}
