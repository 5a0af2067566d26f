/**
 * Joins class names. Nothing is merged: a `className` given to a component adds to its look and
 * never contradicts it, which saves the sign-in page a library of its own size.
 */
export const cn = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
