import { evaluate as areEqual } from '@tanstack/react-form'
import type { StepRequest } from '@/contract/endpoints'
import { fieldsOf } from '@/contract/plain-values'
import type { FieldMessage } from '@/forms/error-summary'
import type { StepProblem } from './step-context'

/**
 * What the backend said of one field, as long as what stands there would be sent as it was (ONB-06); null for all else.
 * @param request what the form would send now @param isSame whether two values of a field are one to the backend
 */
export function refusedFieldIn(problem: StepProblem, request: StepRequest, isSame: (one: unknown, other: unknown) => boolean = areEqual): FieldMessage | null {
  // Who she is she cannot mend in the form.
  if (problem.kind !== 'refused' || problem.field === null || problem.field === 'sellerId') return null
  const { field, message, sent } = problem
  const [then, now] = [fieldsOf(sent)[field], fieldsOf(request)[field]]
  return then !== undefined && isSame(then, now) ? { field, message } : null
}
