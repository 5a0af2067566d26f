/** What is wrong with a form, by field, as the form library reads it. */
export interface FormErrors<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, string>>>
}

/**
 * What the rules of a form answer, as long as any of them does; undefined where nothing is wrong. For screens that are seen
 * first, for which the schema library is too heavy.
 */
export function formErrors<Field extends string>(answers: Readonly<Record<Field, string | undefined>>): FormErrors<Field> | undefined {
  const fields: Partial<Record<Field, string>> = {}
  for (const field in answers) {
    const answer = answers[field]
    if (answer !== undefined) fields[field] = answer
  }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}
