/** What is wrong with a form, by field, as the form library reads it. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>
}

/**
 * What the rules of a form answer, as long as any of them does; undefined where nothing is wrong. For screens that are seen
 * first, for which the schema library is too heavy.
 */
export function formErrors(answers: Readonly<Record<string, string | undefined>>): FormErrors | undefined {
  const wrong = Object.entries(answers).flatMap(([field, answer]) => (answer === undefined ? [] : [[field, answer] as const]))
  return wrong.length === 0 ? undefined : { fields: Object.fromEntries(wrong) }
}
