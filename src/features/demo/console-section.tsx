import { createContext, use, type ReactNode } from 'react'
import { headingId, type SectionName } from './sections'
import { demoTexts as texts } from './texts'
// Imported here, because the first screen's style sheet does not contain the classes of the console.
import '@/ui/portal.css'

interface ConsolePlace {
  /** The prefix of the headings' ids: the drawer and the /demo page may be open at the same time. */
  readonly prefix: string
  /** Level of the sections' headings. */
  readonly level: 2 | 3
}

/** The console that contains the sections: the drawer or the page. */
export const ConsoleContext = createContext<ConsolePlace>({ prefix: 'demo', level: 2 })

interface ConsoleSectionProps {
  readonly name: SectionName
  readonly children: ReactNode
}

/** One section of the console, under its heading. */
export function ConsoleSection({ name, children }: ConsoleSectionProps) {
  const { prefix, level } = use(ConsoleContext)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <Heading id={headingId(prefix, name)} tabIndex={-1} className="border-b border-border pb-2">
        {texts.headings[name]}
      </Heading>
      {children}
    </section>
  )
}

/** A heading within a section. */
export function SubHeading({ children }: { readonly children: ReactNode }) {
  const { level } = use(ConsoleContext)
  const Heading = level === 2 ? 'h3' : 'h4'
  return <Heading className="mt-2 text-base font-semibold">{children}</Heading>
}
