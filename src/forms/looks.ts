/** How a look into a file ended. A newer choice or a removal overtakes an older one. */
export type LookEnd = { readonly kind: 'held'; readonly held: unknown } | { readonly kind: 'refused' | 'overtaken' }

interface Place {
  readonly formId: string
  readonly name: string
}

/** A file that is being looked into, and the field that it was chosen for. */
export interface Look extends Place {
  readonly end: Promise<LookEnd>
  /** How it ended while its field was on screen; overtaken where that has gone first. */
  readonly seen: Promise<LookEnd>
}

interface LookUnderWay extends Look {
  isShown: boolean
  /** Its field goes. */
  readonly hide: () => void
}

/** They go on when their form is left. */
const underWay = new Set<LookUnderWay>()

/** What is being looked into for a form, however often it was left since. */
export const lookIn = (formId: string): Look | undefined => [...underWay].find((look) => look.formId === formId)

/** What is being looked into for a field of a form that is on screen. */
export const shownLookIn = (formId: string): Look | undefined => [...underWay].find((look) => look.formId === formId && look.isShown)

const isAt = (place: Place) => (look: Place): boolean => look.formId === place.formId && look.name === place.name

/** What a look finds for a field, or for any field of a form, counts no more. */
export function overtake(formId: string, name?: string): void {
  for (const look of underWay) if (look.formId === formId && (name === undefined || look.name === name)) underWay.delete(look)
}

/** A field leaves the screen: nothing there waits for it any more. */
export function hideLooks(place: Place): void {
  for (const look of [...underWay].filter(isAt(place))) look.hide()
}

/** Looks into a file for a field. @param settle told what was found, unless that was overtaken or cannot be found */
export function beginLook<Found>({ formId, name }: Place, finding: Promise<Found>, settle: (found: Found) => LookEnd): Promise<LookEnd> {
  overtake(formId, name)
  const overtaken = { kind: 'overtaken' } as const
  let tellHidden = (): void => undefined
  const hidden = new Promise<LookEnd>((resolve) => {
    tellHidden = () => resolve(overtaken)
  })
  const isFirst = (): boolean => underWay.delete(look)
  const end = finding.then((found) => (isFirst() ? settle(found) : overtaken), () => (isFirst(), overtaken))
  const look: LookUnderWay = {
    formId,
    name,
    end,
    seen: Promise.race([end, hidden]),
    isShown: true,
    hide() {
      look.isShown = false
      tellHidden()
    },
  }
  underWay.add(look)
  return end
}
