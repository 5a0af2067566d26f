/** What a function may be given that runs in a page. */
export type Plain = string | number | boolean

/** One page of a browser that is not Chromium; what it is asked runs in the page and is written there as a function that needs nothing else. */
export interface EnginePage {
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Answers as it came over the wire. */
  run<Given extends readonly Plain[]>(asked: (...given: Given) => unknown, ...given: Given): Promise<unknown>
  /** Presses what the function finds. */
  press<Given extends readonly Plain[]>(find: (...given: Given) => Element | null, ...given: Given): Promise<void>
  /** Types into what the function finds, key by key. */
  type<Given extends readonly Plain[]>(text: string, find: (...given: Given) => Element | null, ...given: Given): Promise<void>
  /** The window may have a least width. */
  resize(width: number): Promise<void>
  /** Ends the page as hard as the engine lets it be done, and opens the address in a new one with all that was stored. */
  endAndOpen(address: string): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** Said where a part of it is missing. */
  readonly install: string
  /** How hard a page was ended on the way, for the report. */
  readonly ended: string
  missing(): readonly string[]
  /** The browser's own name and version, and a page in it. */
  start(): Promise<{ readonly version: string; readonly page: EnginePage }>
}
