/** Runs one task at a time; callers with tasks waiting take turns. */
export type FairQueue = <Result>(caller: string, task: () => Promise<Result>) => Promise<Result>

/** A caller who asks for a hundred hashes at once makes each other caller wait for only one of them. */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [caller, tasks] = next
      const task = tasks.shift()
      // To the end of the map, behind all other waiting callers.
      waiting.delete(caller)
      if (tasks.length > 0) waiting.set(caller, tasks)
      await task?.()
    }
    isRunning = false
  }

  return (caller, task) =>
    new Promise((resolve, reject) => {
      const tasks = waiting.get(caller) ?? []
      waiting.set(caller, tasks)
      tasks.push(() => task().then(resolve, reject))
      void run()
    })
}
