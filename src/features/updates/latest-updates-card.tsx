import { Link } from '@tanstack/react-router'
import { dayText } from '@/domain/date-texts'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { buttonVariants } from '@/ui/button'
import { Card, CardTitle } from '@/ui/card'
import { updateTexts as texts } from './texts'
import type { Update } from './update'

const shown = 3

/** The newest updates, for the dashboard. */
export function LatestUpdatesCard({ updates }: { readonly updates: Source<Update> }) {
  return (
    <Card>
      <CardTitle>{texts.latest}</CardTitle>
      <ResourceMark of={updates} />
      <ResourceContent of={updates}>
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.slice(0, shown).map(({ id, title, date }) => (
              <li key={id}>
                <p className="text-sm text-muted-foreground">
                  <time dateTime={date}>{dayText(date)}</time>
                </p>
                <p>{title}</p>
              </li>
            ))}
          </ul>
        )}
      </ResourceContent>
      <Link to="/updates" className={buttonVariants({ variant: 'link', size: 'bare', className: 'mt-auto w-fit' })}>
        {texts.all}
      </Link>
    </Card>
  )
}
