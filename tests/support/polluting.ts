const pollution = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'

/** A value as JSON may bring it, each of its objects with more in it that a careless reader would give to all objects there are. */
export const polluting = (value: object): unknown => JSON.parse(JSON.stringify(value).replaceAll('{"', `{${pollution}"`))

/** Whether a reader was that careless: the value has it without holding it itself. */
export const isPolluted = (value: object = {}): boolean => 'polluted' in value && !Object.hasOwn(value, 'polluted')
