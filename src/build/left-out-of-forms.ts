/**
 * Parts of the form library that the build leaves out of the first screen's files (see left-out.ts).
 *
 * Its developer tools would broadcast every form's values, passwords included, as window events, in production too; its groups of
 * fields, which are submitted separately, are used nowhere.
 */
export class EventClient {
  emit(): void {}
}

/** The library throttles only its events to the developer tools. */
export const liteThrottle = () => () => undefined

/** The library's initial state of a field. */
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

/** Moves the state of fields when rows of a list move; no form of ours has such a list. */
export const metaHelper = () => ({ bumpArrayVersion: () => undefined })

/** Field groups render nothing: a form is always submitted as a whole. */
export const FormGroup = () => null
export const useFormGroup = () => null
export const useFieldGroup = () => null

/** Takes over a form's state from a server; ours begin on the device. */
export const mergeAndUpdate = (): void => undefined
