/** The errors of a form by field, in the shape that the form library reads. */
export interface FormErrors<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, string>>>
}

/**
 * The errors of a form from each field's rule; undefined if no rule is broken. Forms of the first screens use it, since
 * loading the schema library would delay their first paint.
 */
export function formErrors<Field extends string>(answers: Readonly<Record<Field, string | undefined>>): FormErrors<Field> | undefined {
  const fields: Partial<Record<Field, string>> = {}
  for (const field in answers) {
    const answer = answers[field]
    if (answer !== undefined) fields[field] = answer
  }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
