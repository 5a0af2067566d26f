/** How the check of a file ended. `overtaken`: the seller chose another file or removed it meanwhile. */
export type FileCheckEnd = { readonly kind: 'held'; readonly held: unknown } | { readonly kind: 'refused' | 'overtaken' }

interface Place {
  readonly formId: string
  readonly name: string
}

/** A file that is being checked, and the field that it was chosen for. */
export interface FileCheck extends Place {
  readonly end: Promise<FileCheckEnd>
  /** How it ended while its field was on screen; `overtaken` if the field left the screen first. */
  readonly seen: Promise<FileCheckEnd>
}

interface CheckUnderWay extends FileCheck {
  isShown: boolean
  /** Called when its field leaves the screen. */
  readonly hide: () => void
}

/** The running checks; they continue after their form leaves the screen. */
const underWay = new Set<CheckUnderWay>()

/** The running check for a form, even if the form has left the screen since. */
export const fileCheckIn = (formId: string): FileCheck | undefined => [...underWay].find((check) => check.formId === formId)

/** The running check for a form whose field is still on screen. */
export const shownFileCheckIn = (formId: string): FileCheck | undefined => [...underWay].find((check) => check.formId === formId && check.isShown)

const isAt = (place: Place) => (check: Place): boolean => check.formId === place.formId && check.name === place.name

/** Discards the running checks of a field, or of all fields of a form: their results are ignored. */
export function overtakeFileChecks(formId: string, name?: string): void {
  for (const check of underWay) if (check.formId === formId && (name === undefined || check.name === name)) underWay.delete(check)
}

/** Marks a field's checks as off screen, which resolves `seen` for everything that waits for it. */
export function hideFileChecks(place: Place): void {
  for (const check of [...underWay].filter(isAt(place))) check.hide()
}

/** Starts the check of a file for a field. @param settle called with the result, unless the check was overtaken or failed */
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
