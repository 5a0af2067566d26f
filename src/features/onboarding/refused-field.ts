import { evaluate as areEqual } from '@tanstack/react-form'
import type { StepRequest } from '@/contract/endpoints'
import { fieldsOf } from '@/contract/plain-values'
import type { FieldMessage } from '@/forms/error-summary'
import type { StepProblem } from './step-context'

/** What stands at a path such as `pickupAddress.pincode`. */
const valueAt = (body: unknown, path: string): unknown => path.split('.').reduce((found, name) => fieldsOf(found)[name], body)

/**
 * What the backend said of one field, as long as what stands there would be sent as it was (ONB-06); null for all else.
 * @param request what the form would send now @param isSame whether two values of a field are one to the backend
 */
export function refusedFieldIn(problem: StepProblem, request: StepRequest, isSame: (one: unknown, other: unknown) => boolean = areEqual): FieldMessage | null {
  if (problem.kind !== 'refused' || problem.field === null) return null
  const { message, sent } = problem
  const names = problem.field.split('.')
  // What was sent may stand under names of the backend's own.
  const field = names.map((_, place) => names.slice(place).join('.')).find((path) => valueAt(sent, path) !== undefined)
  // Who she is she cannot mend in the form.
  if (field === undefined || field === 'sellerId') return null
  return isSame(valueAt(sent, field), valueAt(request, field)) ? { field, message } : null
}
