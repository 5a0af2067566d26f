import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from '@/contract/schema'
import type { Draft, DraftKey } from '@/outbox/draft'
import type { Outbox } from '@/outbox/outbox'

/** How long typing may rest before it is stored; leaving the screen or the app stores at once. */
const restMilliseconds = 250

/** A draft as a form may begin with it. */
export type LoadedDraft<Values> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly values: Values; readonly savedAt: number | null }

/** Reads a form's draft once; a draft that cannot be read leaves the form empty but usable. */
export function useLoadedDraft<Values>(
  outbox: Outbox,
  { owner, form }: DraftKey,
  schema: z.ZodMiniType<Values>,
  empty: unknown,
): LoadedDraft<Values> {
  const [draft, setDraft] = useState<LoadedDraft<Values>>({ kind: 'loading' })
  const show = useEffectEvent((stored: Draft | null) => {
    const parsed = schema.safeParse(stored?.values ?? empty)
    const values = parsed.success ? parsed.data : schema.parse(empty)
    setDraft({ kind: 'loaded', values, savedAt: stored?.savedAt ?? null })
  })
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      const stored = await outbox.readDraft({ owner, form }).catch(() => null)
      if (current) show(stored)
    }
    void load()
    return () => {
      current = false
    }
  }, [outbox, owner, form])
  return draft
}

/** What is known of the draft's place on the device. */
export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'not-saved' }

/** Writes drafts one after the other, so that the newest is always the last to be stored. */
class DraftWriter {
  readonly #outbox: Outbox
  readonly #key: DraftKey
  readonly #report: (status: DraftStatus) => void
  #values: { readonly values: unknown } | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #writing = Promise.resolve()

  constructor(outbox: Outbox, key: DraftKey, report: (status: DraftStatus) => void) {
    this.#outbox = outbox
    this.#key = key
    this.#report = report
  }

  put(values: unknown): void {
    this.#values = { values }
    this.#timer ??= setTimeout(this.flush, restMilliseconds)
  }

  readonly flush = (): void => {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const pending = this.#values
    this.#values = null
    if (pending === null) return
    this.#writing = this.#writing.then(async () => {
      const savedAt = Date.now()
      const stored = await this.#outbox.writeDraft(this.#key, { values: pending.values, savedAt })
      this.#report(stored.kind === 'stored' ? { kind: 'saved', at: savedAt } : { kind: 'not-saved' })
    })
  }
}

/**
 * Keeps a form's values on the device as they change (ONB-07).
 * @param values the same object as long as nothing was typed
 */
export function useKeptDraft(outbox: Outbox, key: DraftKey, values: unknown, initial: DraftStatus): DraftStatus {
  const [status, setStatus] = useState(initial)
  const writer = useRef<DraftWriter>(null)
  const first = useRef(values)
  const { owner, form } = key

  useEffect(() => {
    const own = new DraftWriter(outbox, { owner, form }, setStatus)
    writer.current = own
    const hide = (): void => {
      if (document.visibilityState === 'hidden') own.flush()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', own.flush)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', own.flush)
      own.flush()
    }
  }, [outbox, owner, form])

  useEffect(() => {
    if (values !== first.current) writer.current?.put(values)
  }, [values])

  return status
}
