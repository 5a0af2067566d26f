/** The sections in the order of the drawer: the longest, the log, comes last. */
export const sectionNames = ['script', 'messages', 'start', 'network', 'clock', 'state', 'log'] as const
export type SectionName = (typeof sectionNames)[number]

/** The id of a section's heading. @param prefix the prefix of its console, the drawer or the page */
export const headingId = (prefix: string, name: SectionName): string => `${prefix}-${name}`
