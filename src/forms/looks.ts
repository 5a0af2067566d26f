/** How a look into a file ended. A newer choice or a removal overtakes an older one. */
export type LookEnd = { readonly kind: 'held'; readonly held: unknown } | { readonly kind: 'refused' | 'overtaken' }

/** A file that is being looked into, and the field that it was chosen for. */
export interface Look {
  readonly formId: string
  readonly name: string
  readonly end: Promise<LookEnd>
}

/** They go on when their form is left. */
const underWay = new Set<Look>()

/** What is being looked into for a form. */
export const lookIn = (formId: string): Look | undefined => [...underWay].find((look) => look.formId === formId)

/** What a look finds for a field, or for any field of a form, counts no more. */
export function overtake(formId: string, name?: string): void {
  for (const look of underWay) if (look.formId === formId && (name === undefined || look.name === name)) underWay.delete(look)
}

/** Looks into a file for a field. @param settle told what was found, unless that was overtaken */
export function beginLook<Found>(
  { formId, name }: Omit<Look, 'end'>,
  finding: Promise<Found>,
  settle: (found: Found) => LookEnd,
): Promise<LookEnd> {
  overtake(formId, name)
  const look: Look = { formId, name, end: finding.then((found) => (underWay.delete(look) ? settle(found) : { kind: 'overtaken' })) }
  underWay.add(look)
  return look.end
}
