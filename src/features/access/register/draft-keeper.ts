/** Our pause: typing is written down when it rests. */
const pauseMilliseconds = 500

interface DraftKeeper<Values> {
  /** Takes note of a change; it is written once the typing rests. */
  changed(values: Values): void
  /** Writes at once what has not been written. */
  flush(): void
  /** Forgets what has not been written. */
  drop(): void
}

/** Writes changes down, not each of them but the latest; never one more than there is to write. */
export function createDraftKeeper<Values>(write: (values: Values) => void): DraftKeeper<Values> {
  let waiting: { readonly values: Values; readonly timer: ReturnType<typeof setTimeout> } | null = null

  function drop(): void {
    if (waiting !== null) clearTimeout(waiting.timer)
    waiting = null
  }

  function flush(): void {
    const last = waiting
    drop()
    if (last !== null) write(last.values)
  }

  return {
    changed(values) {
      drop()
      waiting = { values, timer: setTimeout(flush, pauseMilliseconds) }
    },
    flush,
    drop,
  }
}
