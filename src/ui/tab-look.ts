/** The look of a row of tabs, which are links: the current one is underlined on the row's own line. */
export const tabRow = 'flex border-b border-border'

/** A tab in it; as wide as the others on a phone. */
export const tabLink =
  'flex h-full min-h-12 flex-col items-center justify-center border-b-4 border-transparent px-1 text-center leading-tight text-foreground no-underline hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:font-semibold md:px-4'
