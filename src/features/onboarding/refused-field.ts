import { evaluate as areEqual } from '@tanstack/react-form'
import type { StepRequest } from '@/contract/endpoints'
import { fieldsOf } from '@/contract/plain-values'
import type { FieldMessage } from '@/forms/error-summary'
import type { StepProblem } from './step-context'

/** The value at a path such as `pickupAddress.pincode`. */
const valueAt = (body: unknown, path: string): unknown => path.split('.').reduce((found, name) => fieldsOf(found)[name], body)

/**
 * The backend's refusal of one field, until the seller changes that field's value (ONB-06); null otherwise.
 * @param request what the form would send now @param isSame whether the backend takes two values of a field as equal
 */
export function refusedFieldIn(problem: StepProblem, request: StepRequest, isSame: (one: unknown, other: unknown) => boolean = areEqual): FieldMessage | null {
  if (problem.kind !== 'refused' || problem.field === null) return null
  const { message, sent } = problem
  const names = problem.field.split('.')
  // The backend may put its own names in front, such as `data.pickupAddress.pincode`: leading names are dropped one by one.
  const field = names.map((_, place) => names.slice(place).join('.')).find((path) => valueAt(sent, path) !== undefined)
  // The seller cannot correct her own id in the form.
  if (field === undefined || field === 'sellerId') return null
  return isSame(valueAt(sent, field), valueAt(request, field)) ? { field, message } : null
}
