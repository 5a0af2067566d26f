import type { FeedbackPicture } from './product-feedback'

interface PictureProps {
  readonly picture: FeedbackPicture
  readonly className: string
}

/** All pictures are four by three. */
export function Picture({ picture, className }: PictureProps) {
  return (
    <img
      src={`/media/feedback/${picture.file}.svg`}
      alt={picture.alt}
      width={320}
      height={240}
      className={`rounded-md border border-border ${className}`}
    />
  )
}
