import { registrationFormSchema, type RegistrationForm } from '@/domain/access/registration'

export type RegistrationFieldName = keyof RegistrationForm

/** The first problem of each field. */
export type RegistrationProblems = Readonly<Partial<Record<RegistrationFieldName, string>>>

const isFieldName = (name: PropertyKey | undefined, values: RegistrationForm): name is RegistrationFieldName =>
  name !== undefined && name in values

export function registrationProblems(values: RegistrationForm): RegistrationProblems {
  const problems: Partial<Record<RegistrationFieldName, string>> = {}
  for (const { path, message } of registrationFormSchema.safeParse(values).error?.issues ?? []) {
    const [name] = path
    if (isFieldName(name, values)) problems[name] ??= message
  }
  return problems
}
