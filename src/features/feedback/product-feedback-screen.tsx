import { Link } from '@tanstack/react-router'
import type { Source } from '@/resources/source'
import { CardHeader } from '@/ui/card'
import { Day } from './day'
import { FeedbackPage } from './feedback-page'
import { Picture } from './picture'
import type { ProductFeedback } from './product-feedback'
import type { StarSearch } from './stars'
import { feedbackTexts as texts } from './texts'

function FeedbackEntry({ name, id, date, feedback, images }: ProductFeedback) {
  return (
    <li className="relative flex flex-col gap-3 hover:bg-primary-soft">
      <CardHeader>
        <h3>
          <Link
            to="/productfeedbackdetails/$id"
            params={{ id }}
            className="-my-3 inline-block py-3 after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <Day date={date} />
      </CardHeader>
      <p>{feedback}</p>
      {images.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {images.map((picture) => (
            <Picture key={picture.file} picture={picture} className="h-18 w-24" />
          ))}
        </div>
      )}
    </li>
  )
}

/** What customers say about the seller's products (/productfeedback, FEED-01). */
export function ProductFeedbackScreen({ feedback, stars }: StarSearch & { readonly feedback: Source<ProductFeedback> }) {
  return (
    <FeedbackPage
      title={texts.productTitle}
      intro={texts.productIntro}
      feedback={feedback}
      stars={stars}
      address="/productfeedback"
      entry={FeedbackEntry}
    />
  )
}
