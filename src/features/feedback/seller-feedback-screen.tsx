import { Card, CardHeader } from '@/ui/card'
import { ByStars } from './by-stars'
import { Day } from './day'
import { FeedbackPage } from './feedback-page'
import { sellerFeedback, type SellerFeedback } from './seller-feedback'
import type { StarSearch } from './stars'
import { feedbackTexts as texts } from './texts'

function CommentCard({ name, date, comment }: SellerFeedback) {
  return (
    <Card className="gap-2">
      <CardHeader>
        <h3>{name}</h3>
        <Day date={date} />
      </CardHeader>
      <p>{comment}</p>
    </Card>
  )
}

/** What customers say about buying from the seller (/sellerfeedback, FEED-02). */
export function SellerFeedbackScreen({ stars }: StarSearch) {
  return (
    <FeedbackPage title={texts.sellerTitle} intro={texts.sellerIntro}>
      <ByStars items={sellerFeedback} stars={stars} address="/sellerfeedback" entry={CommentCard} />
    </FeedbackPage>
  )
}
