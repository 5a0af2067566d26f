import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import { dayText } from '@/domain/date-texts'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { PageEntry } from '@/ui/book'
import { buttonVariants } from '@/ui/button'
import { updateTexts as texts } from './texts'
import type { Update } from './update'

const shown = 2

/** The newest updates, for the dashboard. */
export function LatestUpdatesEntry({ updates }: { readonly updates: Source<Update> }) {
  return (
    <PageEntry icon={<Bell aria-hidden />} title={texts.latest} mark={<ResourceMark of={updates} />}>
      <ResourceContent of={updates}>
        {(items) => (
          <ul className="flex flex-col gap-1.5">
            {items.slice(0, shown).map(({ id, title, date }) => (
              <li key={id}>
                {title}
                <span className="block text-sm text-muted-foreground">
                  <time dateTime={date}>{dayText(date)}</time>
                </span>
              </li>
            ))}
          </ul>
        )}
      </ResourceContent>
      <Link to="/updates" className={buttonVariants({ variant: 'link', size: 'bare', className: 'w-fit text-hint' })}>
        {texts.all}
      </Link>
    </PageEntry>
  )
}
