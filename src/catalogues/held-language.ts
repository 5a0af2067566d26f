let holders = 0
const waiting: (() => void)[] = []

/** Keeps the language that is in use. @returns ends that */
export function holdLanguage(): () => void {
  let holds = true
  holders += 1
  return () => {
    if (!holds) return
    holds = false
    holders -= 1
    if (holders === 0) for (const goOn of waiting.splice(0)) goOn()
  }
}

/** Resolves once nobody holds the language. */
export const languageFree = (): Promise<void> => (holders === 0 ? Promise.resolve() : new Promise((goOn) => waiting.push(goOn)))
