import { useEffect } from 'react'
import { canBeOpenedAnew, noteOpeningAnew } from '../updates/missing-chunk'
import { troubleTexts as texts } from './trouble-texts'

const lookEveryMilliseconds = 3000

async function openAnew(): Promise<void> {
  // If the chunk that stores drafts cannot be loaded, nothing was typed that could be lost.
  const isStored = await import('@/drafts/draft-keeper').then(({ storeDraftsNow }) => storeDraftsNow(), () => true)
  // Drafts that could not be stored may be by the next look.
  if (!isStored) return
  noteOpeningAnew()
  window.location.reload()
}

/** Stands for a screen whose files could not be loaded; it reloads the page by itself once they can be. */
export function MissingScreen() {
  useEffect(() => {
    let looking = false
    const look = async (): Promise<void> => {
      if (looking || !navigator.onLine) return
      looking = true
      // Code that failed to load may stay failed for as long as the page lives, so the page is reloaded.
      if (await canBeOpenedAnew()) await openAnew()
      looking = false
    }
    const lookNow = (): void => void look().catch(() => undefined)
    const timer = setInterval(lookNow, lookEveryMilliseconds)
    window.addEventListener('online', lookNow)
    lookNow()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookNow)
    }
  }, [])
  return (
    <div role="alert" className="gutter flex w-full max-w-page flex-col items-start gap-4 py-8 in-[main]:p-0">
      <h1 tabIndex={-1}>{texts.missingTitle}</h1>
      <p>{texts.missingText}</p>
    </div>
  )
}
