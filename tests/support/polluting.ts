const pollution = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'

/** A value parsed from JSON in which every object tries to pollute the prototype; a careless reader would then give the member to all objects. */
export const polluting = (value: object): unknown => JSON.parse(JSON.stringify(value).replaceAll('{"', `{${pollution}"`))

/** Whether a reader has let it pollute the prototype: the value has the member without owning it. */
export const isPolluted = (value: object = {}): boolean => 'polluted' in value && !Object.hasOwn(value, 'polluted')
