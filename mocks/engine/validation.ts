import { requestSchemaOf, type EndpointName, type RequestOf } from '@/contract/endpoints'
import type { z } from '@/contract/schema'
import { accept, refuse, type Outcome } from './outcome'
import { fieldNames, texts } from './texts'

type Issue = z.core.$ZodIssue

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body)

const isFieldName = (key: string): key is keyof typeof fieldNames => Object.hasOwn(fieldNames, key)

const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .filter((key) => typeof key === 'string')
    .map((key) => (isFieldName(key) ? fieldNames[key] : key))
    .join(': ')

const isMissing = (body: unknown, issue: Issue): boolean => valueAt(body, issue.path) === undefined

/** The forms of a union that a body comes nearest to: those of which it lacks the fewest fields. */
function nearestForms(forms: readonly (readonly Issue[])[], body: unknown): readonly (readonly Issue[])[] {
  const missing = forms.map((form) => form.filter((issue) => isMissing(body, issue)).length)
  const fewest = Math.min(...missing)
  return forms.filter((_, index) => missing[index] === fewest)
}

function describe(issues: readonly Issue[], body: unknown): string {
  const [issue] = issues
  if (issue === undefined || !isObject(body)) return texts.noObject
  if (issue.path.length > 0)
    return isMissing(body, issue) ? texts.fieldMissing(nameOf(issue.path)) : texts.fieldWrong(nameOf(issue.path))
  if (issue.code !== 'invalid_union') return texts.noObject
  const firsts = nearestForms(issue.errors, body).flatMap((form) => form.slice(0, 1))
  if (firsts.length > 1 && firsts.every((first) => isMissing(body, first)))
    return texts.fieldMissing([...new Set(firsts.map(({ path }) => nameOf(path)))].join(' or '))
  return describe(firsts, body)
}

/** Checks a body against the contract; a refusal names the first wrong field in plain words. */
export function validate<Name extends EndpointName>(name: Name, body: unknown): Outcome<RequestOf<Name>> {
  const parsed = requestSchemaOf(name).safeParse(body)
  return parsed.success ? accept(parsed.data) : refuse(400, describe(parsed.error.issues, body))
}
