const holders = new Set<object>()
const waiting: (() => void)[] = []

/** Keeps the language that is in use. @returns ends that */
export function holdLanguage(): () => void {
  const holder = {}
  holders.add(holder)
  return () => {
    holders.delete(holder)
    if (holders.size === 0) for (const goOn of waiting.splice(0)) goOn()
  }
}

/** Resolves once nobody holds the language. */
export const languageFree = (): Promise<void> => (holders.size === 0 ? Promise.resolve() : new Promise((goOn) => waiting.push(goOn)))
