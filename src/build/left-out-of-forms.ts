/**
 * Parts of the form library that the build leaves out of the first screen's files (see left-out.ts).
 *
 * Its developer tools would shout every form's values, passwords included, over the window's events in
 * production too; its groups of fields that are submitted apart are used nowhere.
 */
export class EventClient {
  emit(): void {}
}

/** The library throttles what it tells its tools, and nothing else. */
export const liteThrottle = () => () => undefined

/** What the library knows of a field before anything has happened to it. */
export const defaultFieldMeta = {
  isValidating: false,
  isTouched: false,
  isBlurred: false,
  isDirty: false,
  isPristine: true,
  isValid: true,
  isDefaultValue: true,
  errors: [],
  errorMap: {},
  errorSourceMap: {},
  _arrayVersion: 0,
  _pendingValidationsCount: 0,
}

/** Moves what is known of fields with the rows of a list; no form of ours has such a list. */
export const metaHelper = () => ({ bumpArrayVersion: () => undefined })

/** Shows nothing: a form is always submitted whole. */
export const FormGroup = () => null
export const useFormGroup = () => null
export const useFieldGroup = () => null

/** Takes over what a server knows of a form; ours begin on the device. */
export const mergeAndUpdate = (): void => undefined
