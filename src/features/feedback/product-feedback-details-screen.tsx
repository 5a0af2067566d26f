import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import { useResource, type Source } from '@/resources/source'
import { buttonVariants } from '@/ui/button'
import { CardHeader, CardTitle } from '@/ui/card'
import { PageHead } from '@/ui/page-head'
import { Day } from './day'
import { Picture } from './picture'
import type { FeedbackPicture, ProductFeedback } from './product-feedback'
import { StarMark } from './star-mark'
import { feedbackTexts as texts } from './texts'

function Pictures({ pictures }: { readonly pictures: readonly FeedbackPicture[] }) {
  return (
    <section aria-label={texts.pictures} className="grid gap-4 md:grid-cols-2">
      {pictures.map((picture) => (
        <Picture key={picture.file} picture={picture} className="h-auto w-full" />
      ))}
    </section>
  )
}

function UnknownFeedback() {
  return (
    <div className="flex w-full max-w-page flex-col items-start gap-4">
      <h1 tabIndex={-1}>{texts.unknownTitle}</h1>
      <p>{texts.unknownText}</p>
      <Link to="/productfeedback" className={buttonVariants()}>
        {texts.backToAll}
      </Link>
    </div>
  )
}

interface ProductFeedbackDetailsProps {
  readonly feedback: Source<ProductFeedback>
  readonly id: string
}

/** One customer's feedback with its pictures at full size (/productfeedbackdetails/{id}, FEED-01). */
export function ProductFeedbackDetailsScreen({ feedback, id }: ProductFeedbackDetailsProps) {
  const view = useResource(feedback)
  const found = view.kind === 'items' ? view.items.find((item) => item.id === id) : undefined
  if (view.kind === 'items' && found === undefined) return <UnknownFeedback />
  return (
    <div className="flex w-full max-w-page flex-col gap-5">
      <div className="flex flex-col">
        {found !== undefined && (
          <Link
            to="/productfeedback"
            search={{ stars: found.stars }}
            className={buttonVariants({ variant: 'link', size: 'bare', className: 'w-fit' })}
          >
            <ChevronLeft aria-hidden className="onward size-5" />
            {texts.backToStars(found.stars)}
          </Link>
        )}
        <PageHead title={texts.detailsTitle} mark={<ResourceMark of={feedback} />} />
      </div>
      <ResourceContent of={feedback}>{() => found !== undefined && <Details {...found} />}</ResourceContent>
    </div>
  )
}

function Details({ name, stars, date, feedback, images }: ProductFeedback) {
  return (
    <div className="bound-page ruled">
      <div className="flex flex-col gap-3">
        <CardHeader>
          <CardTitle>{name}</CardTitle>
          <Day date={date} />
        </CardHeader>
        <StarMark stars={stars} />
        <p>{feedback}</p>
        {images.length > 0 && <Pictures pictures={images} />}
      </div>
    </div>
  )
}
