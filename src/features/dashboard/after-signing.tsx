import { reviewTape } from '@/domain/review/review-tape'
import { Tape } from '@/ui/tape'
import { dashboardTexts as texts } from './texts'

/** What follows the signature, shown until the seller has signed. */
export function AfterSigning() {
  return (
    <section className="mb-5 flex flex-col gap-4">
      <h2 className="border-b border-border pb-3 text-lg">{texts.afterSigning}</h2>
      <Tape {...reviewTape()} pin={{ at: 0, label: texts.youSign }} />
      <dl className="grid gap-x-5 gap-y-1 @min-[16rem]:grid-cols-[auto_1fr]">
        {texts.later.map(([what, when]) => (
          <div key={what} className="contents">
            <dt className="text-muted-foreground">{what}</dt>
            <dd className="font-semibold">{when}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
