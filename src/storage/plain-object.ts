/** Whether a value is an object of fields: neither a list, nor a file, a date or anything else with ways of its own. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
