import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { CardDescription, CardFooter, CardTitle } from '@/ui/card'
import { Input } from '@/ui/input'
import { referralCode, referralLink } from './referral-link'
import { referralTexts as texts } from './texts'

const canShare = 'share' in navigator

/** The seller's own link, to be copied or handed to the device's share sheet. */
export function InvitationLink({ sellerId }: { readonly sellerId: string }) {
  const link = referralLink(location.origin, sellerId)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState<'copied' | 'copyRefused' | 'shareFailed' | null>(null)

  async function copy(): Promise<void> {
    // Cleared first, so that a screen reader announces the same words again.
    setNote(null)
    try {
      await navigator.clipboard.writeText(link)
      setNote('copied')
    } catch {
      // The browser refused, or has no clipboard: pages over plain http have none.
      field.current?.focus()
      field.current?.select()
      setNote('copyRefused')
    }
  }

  async function share(): Promise<void> {
    setNote(null)
    try {
      await navigator.share({ title: texts.shareTitle, text: texts.shareText, url: link })
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) setNote('shareFailed')
    }
  }

  return (
    <section className="flex flex-col gap-3">
      <CardTitle id={`${id}-title`}>{texts.linkTitle}</CardTitle>
      <CardDescription id={`${id}-hint`}>{texts.linkHint(referralCode(sellerId))}</CardDescription>
      <Input
        ref={field}
        value={link}
        readOnly
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CardFooter>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {texts.copy}
        </Button>
        {canShare && (
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden className="size-5" />
            {texts.share}
          </Button>
        )}
        <p role="status" className="font-semibold">
          {note !== null && texts[note]}
        </p>
      </CardFooter>
    </section>
  )
}
