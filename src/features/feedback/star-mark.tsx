import Star from 'lucide-react/icons/star'
import { allStars, type Stars } from './stars'
import { feedbackTexts as texts } from './texts'

/** A rating as stars; filled ones count. */
export function StarMark({ stars }: { readonly stars: Stars }) {
  return (
    <span role="img" aria-label={texts.starsOf(stars)} className="flex gap-0.5 text-primary">
      {allStars.toReversed().map((place) => (
        <Star key={place} className={place <= stars ? 'size-4 fill-current' : 'size-4'} />
      ))}
    </span>
  )
}
