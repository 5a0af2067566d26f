import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import { dateTimeText } from '@/domain/date-texts'
import { reviewTexts } from '@/domain/review/review-texts'
import { signedAt } from '@/outbox/known-record'
import type { Ledger } from '@/outbox/outbox'
import { Moment } from '@/ui/moment'
import { confirmationTexts as texts } from './texts'

interface RecordSignatureProps {
  readonly ledger: Ledger
  readonly picture: string | undefined
}

/** The signature; nothing where this device does not hold its picture. */
export function RecordSignature({ ledger, picture }: RecordSignatureProps) {
  const signed = signedAt(ledger)
  if (signed === null || picture === undefined) return null
  return (
    <figure className="w-fit">
      {/* The picture is dark ink on white: blending hides the white on the page, and inverting does so in dark mode. */}
      <img
        src={picture}
        alt={texts.signature}
        width={signatureWidthPixels}
        height={signatureHeightPixels}
        className="h-auto w-full max-w-[240px] mix-blend-multiply dark:mix-blend-screen dark:invert print:mix-blend-normal print:invert-0"
      />
      <figcaption className="border-t-2 border-foreground pt-1 text-hint text-muted-foreground">
        <Moment at={signed}>{reviewTexts.signed(dateTimeText(signed))}</Moment>
      </figcaption>
    </figure>
  )
}
