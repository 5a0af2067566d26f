/**
 * Joins class names without resolving conflicts: a `className` given to a component must only add
 * to its look. This saves the sign-in page a class-merging library.
 */
export const cn = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
