import { Link, useLocation } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useId, useRef } from 'react'
import { ResourceContent } from '@/resources/resource-content'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { PageHead } from '@/ui/page-head'
import { useKeptFocus } from '@/ui/use-kept-focus'
import { useMediaQuery, wideWindow } from '@/ui/use-media-query'
import { chooseTopic } from './chosen-topic'
import { readingTexts as texts } from './texts'
import { isAny, type Topic, type Topics } from './topic'
import { TopicPanel } from './topic-panel'

const addresses = { policies: '/policy', articles: '/articles' } as const

type Shelf = keyof typeof addresses

interface ReadingScreenProps {
  readonly shelf: Shelf
  readonly topics: Source<Topic>
}

/** Policies or help articles (POL-01, ART-01). */
export function ReadingScreen({ shelf, topics }: ReadingScreenProps) {
  return (
    <div className="flex w-full max-w-shell flex-col gap-5">
      <PageHead title={texts[shelf]} mark={<ResourceMark of={topics} sentence={texts.samples} />} />
      <ResourceContent of={topics}>
        {(items) => isAny(items) && <ShelfContent shelf={shelf} topics={items} />}
      </ResourceContent>
    </div>
  )
}

interface ShelfProps {
  readonly shelf: Shelf
  readonly topics: Topics
}

/** Topics to choose from and the chosen one, which the address names. */
function ShelfContent({ shelf, topics }: ShelfProps) {
  const search = useLocation({ select: (location): unknown => location.search })
  const { topic, unknown, asked } = chooseTopic(topics, search)
  const { heading, follow } = useFocusOnChoice(topic)
  const phone = !useMediaQuery(wideWindow)
  const area = useRef<HTMLDivElement>(null)
  // The link back vanishes when it is pressed; the list then comes first, and its heading takes the focus.
  useKeptFocus(area, () => area.current?.querySelector('h2'))
  const panel = <TopicPanel key="panel" topic={topic} heading={heading} />
  const list = <TopicList key="list" shelf={shelf} topics={topics} current={topic} onChoose={follow} />
  return (
    <>
      {unknown && <Alert variant="info">{texts.unknownTopic}</Alert>}
      <div ref={area} className="flex flex-col gap-6 lg:facing-pages">
        {/* In a narrow window the topic that the address names comes before the list. */}
        {phone && asked ? [<BackToTopics key="back" shelf={shelf} />, panel, list] : [list, panel]}
      </div>
    </>
  )
}

function BackToTopics({ shelf }: Pick<ShelfProps, 'shelf'>) {
  return (
    <Link to={addresses[shelf]} className={buttonVariants({ variant: 'link', size: 'bare', className: '-mb-4 w-fit' })}>
      <ArrowLeft className="onward size-5" />
      {texts.topics}
    </Link>
  )
}

interface TopicListProps extends ShelfProps {
  readonly current: Topic
  readonly onChoose: (topic: Topic) => void
}

function TopicList({ shelf, topics, current, onChoose }: TopicListProps) {
  const headingId = useId()
  const otherShelf = shelf === 'policies' ? 'articles' : 'policies'
  return (
    <div className="max-lg:bound-page">
      <div className="flex flex-col gap-1 p-4 lg:sticky lg:top-(--cloth-height)">
        <nav aria-labelledby={headingId}>
          <h2 id={headingId} tabIndex={-1} className="px-4 pb-2 text-lg">
            {texts.topics}
          </h2>
          <ul className="flex flex-col">
            {topics.map((topic) => (
              <li key={topic.id}>
                <Link
                  to={addresses[shelf]}
                  search={{ id: topic.id }}
                  resetScroll={false}
                  aria-current={topic === current ? 'page' : undefined}
                  onClick={() => onChoose(topic)}
                  className="flex min-h-11 items-center rounded-md border-s-4 border-transparent px-3 py-2 text-foreground no-underline hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold"
                >
                  {topic.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link to={addresses[otherShelf]} className="mt-2 flex min-h-11 items-center border-t border-border px-4 pt-2">
          {texts[otherShelf]}
        </Link>
      </div>
    </div>
  )
}

/** Moves the focus to the panel's heading after a choice: on a phone the panel is below the list. */
function useFocusOnChoice(topic: Topic) {
  const heading = useRef<HTMLHeadingElement>(null)
  const awaited = useRef<Topic>(null)

  function bringUp(): void {
    awaited.current = null
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }

  useEffect(() => {
    if (awaited.current === topic) bringUp()
  }, [topic])

  return {
    heading,
    follow(chosen: Topic): void {
      awaited.current = chosen
      if (chosen === topic) bringUp()
    },
  }
}
