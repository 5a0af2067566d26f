import { bankTexts } from '@/domain/steps/bank-texts'
import type { Remains } from '@/outbox/remains'
import { confirmationTexts as texts } from './texts'

interface RecordFactsProps {
  readonly sellerId: string
  readonly known: Remains
}

/** Whose record this is; facts that this device does not know are left out. */
export function RecordFacts({ sellerId, known }: RecordFactsProps) {
  const facts = [
    [texts.storeName, known.storeName],
    [texts.reference, sellerId],
    [texts.paidTo, known.accountEnding && bankTexts.accountEnding(known.accountEnding)],
  ] as const
  return (
    <dl className="grid gap-x-5 gap-y-1.5 @min-[16rem]:grid-cols-[auto_1fr]">
      {facts.map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
