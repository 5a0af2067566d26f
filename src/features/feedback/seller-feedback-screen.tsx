import type { Source } from '@/resources/source'
import { CardHeader } from '@/ui/card'
import { Day } from './day'
import { FeedbackPage } from './feedback-page'
import type { SellerFeedback } from './seller-feedback'
import type { StarSearch } from './stars'
import { feedbackTexts as texts } from './texts'

function CommentEntry({ name, date, comment }: SellerFeedback) {
  return (
    <li className="flex flex-col gap-2">
      <CardHeader>
        <h3>{name}</h3>
        <Day date={date} />
      </CardHeader>
      <p>{comment}</p>
    </li>
  )
}

/** What customers say about buying from the seller (/sellerfeedback, FEED-02). */
export function SellerFeedbackScreen({ feedback, stars }: StarSearch & { readonly feedback: Source<SellerFeedback> }) {
  return (
    <FeedbackPage
      title={texts.sellerTitle}
      intro={texts.sellerIntro}
      feedback={feedback}
      stars={stars}
      address="/sellerfeedback"
      entry={CommentEntry}
    />
  )
}
