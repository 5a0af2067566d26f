/** Runs one work at a time; those who have any waiting take turns. */
export type Turns = <Result>(of: string, work: () => Promise<Result>) => Promise<Result>

/** So that one who asks for a hundred hashes at once makes everybody else wait for one of them. */
export function createTurns(): Turns {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [of, works] = next
      const work = works.shift()
      // Behind all others who wait.
      waiting.delete(of)
      if (works.length > 0) waiting.set(of, works)
      await work?.()
    }
    isRunning = false
  }

  return (of, work) =>
    new Promise((resolve, reject) => {
      const works = waiting.get(of) ?? []
      waiting.set(of, works)
      works.push(() => work().then(resolve, reject))
      void run()
    })
}
