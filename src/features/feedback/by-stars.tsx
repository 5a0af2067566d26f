import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { StarMark } from './star-mark'
import { allStars, type Stars } from './stars'
import { feedbackTexts as texts } from './texts'

interface ByStarsProps<Item> {
  readonly items: readonly Item[]
  /** The rating that the address names; without one, the best rating is shown. */
  readonly stars: Stars | undefined
  /** The address that the links to the groups lead to. */
  readonly address: '/productfeedback' | '/sellerfeedback'
  readonly entry: ComponentType<Item>
}

/** Feedback in groups by star: how many there are of each, and the chosen group (FEED-01, FEED-02). */
export function ByStars<Item extends { readonly id: string; readonly stars: Stars }>({
  items,
  stars: asked,
  address,
  entry: Entry,
}: ByStarsProps<Item>) {
  const [best] = allStars
  const chosen = asked ?? best
  const groups = allStars.map((stars) => ({ stars, items: items.filter((item) => item.stars === stars) }))
  const largest = Math.max(1, ...groups.map((group) => group.items.length))
  const shown = groups.find(({ stars }) => stars === chosen)?.items ?? []
  return (
    <div className="flex flex-col gap-5 lg:facing-pages">
      <nav
        aria-label={texts.ratings}
        className="max-lg:bound-page"
      >
        <ul className="p-2 lg:p-3">
          {groups.map((group) => (
            <li key={group.stars}>
              <Link
                to={address}
                search={{ stars: group.stars }}
                resetScroll={false}
                aria-current={group.stars === chosen ? 'page' : undefined}
                className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-md border-s-4 border-transparent px-3 text-foreground no-underline hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold"
              >
                <span className="w-16 flex-none">{texts.stars(group.stars)}</span>
                <Bar share={group.items.length / largest} />
                <span className="ms-auto w-24 flex-none text-end tabular-nums">{texts.ratingCount(group.items.length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-3 lg:p-6">
        {/* A status, so that a screen reader announces the new group: the focus stays on its link. */}
        <div role="status" className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2>{texts.stars(chosen)}</h2>
            <StarMark stars={chosen} />
          </div>
          <p className="text-muted-foreground">{shown.length === 0 ? texts.none : texts.ratingCount(shown.length)}</p>
        </div>
        {shown.length > 0 && (
          <ul className="ruled max-lg:bound-page lg:-mx-4">
            {shown.map((item) => (
              <Entry key={item.id} {...item} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Repeats a count as a length; the count stands beside it. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg aria-hidden className="h-2 min-w-0 flex-1 rounded-full bg-muted">
      <rect width={`${share * 100}%`} height="100%" className="fill-primary" />
    </svg>
  )
}
