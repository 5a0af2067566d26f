const holders = new Set<object>()
const waiting: (() => void)[] = []

/** Delays a switch to another language. @returns a function that ends that */
export function holdLanguage(): () => void {
  const holder = {}
  holders.add(holder)
  return () => {
    holders.delete(holder)
    if (holders.size === 0) for (const goOn of waiting.splice(0)) goOn()
  }
}

/** Resolves once nothing delays a switch any more. */
export const languageFree = (): Promise<void> => (holders.size === 0 ? Promise.resolve() : new Promise((goOn) => waiting.push(goOn)))
