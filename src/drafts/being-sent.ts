import { useEffect, useState } from 'react'

/** The forms whose content is being stored as sent, each until its write is done. */
const beingSent = new Map<string, Promise<void>>()

/**
 * Stores what a form sends, together with the change of its draft; a form of the same name that opens waits for that.
 * @param form its name, and what it is about
 */
export async function storeAsSent(form: string, store: () => Promise<void>): Promise<void> {
  const stored = store().finally(() => beingSent.delete(form))
  beingSent.set(form, stored)
  await stored
}

/** Whether a form that opens has to wait: on a slow device it would show what is being sent, to be sent a second time. */
export function useIsBeingSent(form: string): boolean {
  const [earlier, setEarlier] = useState(() => beingSent.get(form))
  useEffect(() => {
    const open = (): void => setEarlier(undefined)
    void earlier?.then(open, open)
  }, [earlier])
  return earlier !== undefined
}
