/** How the check of a file ended. A newer choice or a removal overtakes an older one. */
export type FileCheckEnd = { readonly kind: 'held'; readonly held: unknown } | { readonly kind: 'refused' | 'overtaken' }

interface Place {
  readonly formId: string
  readonly name: string
}

/** A file that is being checked, and the field that it was chosen for. */
export interface FileCheck extends Place {
  readonly end: Promise<FileCheckEnd>
  /** How it ended while its field was on screen; overtaken where that has gone first. */
  readonly seen: Promise<FileCheckEnd>
}

interface CheckUnderWay extends FileCheck {
  isShown: boolean
  /** Its field goes. */
  readonly hide: () => void
}

/** They go on when their form is left. */
const underWay = new Set<CheckUnderWay>()

/** What is being checked for a form, however often it was left since. */
export const fileCheckIn = (formId: string): FileCheck | undefined => [...underWay].find((check) => check.formId === formId)

/** What is being checked for a field of a form that is on screen. */
export const shownFileCheckIn = (formId: string): FileCheck | undefined => [...underWay].find((check) => check.formId === formId && check.isShown)

const isAt = (place: Place) => (check: Place): boolean => check.formId === place.formId && check.name === place.name

/** What a check finds for a field, or for any field of a form, counts no more. */
export function overtakeFileChecks(formId: string, name?: string): void {
  for (const check of underWay) if (check.formId === formId && (name === undefined || check.name === name)) underWay.delete(check)
}

/** A field leaves the screen: nothing there waits for it any more. */
export function hideFileChecks(place: Place): void {
  for (const check of [...underWay].filter(isAt(place))) check.hide()
}

/** Checks a file for a field. @param settle told what was found, unless that was overtaken or cannot be found */
export function beginFileCheck<Found>({ formId, name }: Place, finding: Promise<Found>, settle: (found: Found) => FileCheckEnd): Promise<FileCheckEnd> {
  overtakeFileChecks(formId, name)
  const overtaken = { kind: 'overtaken' } as const
  let tellHidden = (): void => undefined
  const hidden = new Promise<FileCheckEnd>((resolve) => {
    tellHidden = () => resolve(overtaken)
  })
  const isFirst = (): boolean => underWay.delete(check)
  const end = finding.then((found) => (isFirst() ? settle(found) : overtaken), () => (isFirst(), overtaken))
  const check: CheckUnderWay = {
    formId,
    name,
    end,
    seen: Promise.race([end, hidden]),
    isShown: true,
    hide() {
      check.isShown = false
      tellHidden()
    },
  }
  underWay.add(check)
  return end
}
