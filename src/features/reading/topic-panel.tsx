import { useId, useMemo, type Ref } from 'react'
import { Alert } from '@/ui/alert'
import { sanitise } from './sanitise'
import { readingTexts as texts } from './texts'
import type { Topic } from './topic'
import './reading.css'

interface TopicPanelProps {
  readonly topic: Topic
  readonly heading: Ref<HTMLHeadingElement>
}

/** The chosen topic: its content, or a note with the address where it can be read (POL-02). */
export function TopicPanel({ topic, heading }: TopicPanelProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4 *:max-w-page lg:p-6">
      {/* The scroll margin keeps room below the heading in view, so that on a phone the topic begins near the top of the screen. */}
      <h2 ref={heading} id={headingId} tabIndex={-1} className="scroll-mb-[60dvh]">
        {topic.name}
      </h2>
      {topic.body.kind === 'content' ? (
        <Content html={topic.body.html} />
      ) : (
        <Note text={topic.body.text} />
      )}
    </section>
  )
}

function Content({ html }: { readonly html: string }) {
  // Memoised: a new object would make React replace the elements, and a playing video would stop.
  const content = useMemo(() => ({ __html: sanitise(html) }), [html])
  // oxlint-disable-next-line react/no-danger -- only what the sanitiser let through
  return <div className="reading-content" dangerouslySetInnerHTML={content} />
}

const address = /(https:\/\/\S*[\w/])/

function Note({ text }: { readonly text: string }) {
  const parts = text.split(address)
  return (
    <>
      <Alert variant="info" role="note">
        <strong>{texts.note}</strong>{' '}
        {parts.map((part) =>
          address.test(part) ? (
            <a key={part} href={part} target="_blank" rel="noopener noreferrer">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </Alert>
      {parts.length > 1 && <p className="text-hint text-muted-foreground">{texts.externalPage}</p>}
    </>
  )
}
