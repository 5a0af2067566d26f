/** What can be passed to a function that runs in a page. */
export type Plain = string | number | boolean

/** One page of a browser other than Chromium. Each function that is passed runs in the page, so it must not use anything outside itself. */
export interface EnginePage {
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. @returns its result, as the browser's protocol serialises it */
  run<Given extends readonly Plain[]>(asked: (...given: Given) => unknown, ...given: Given): Promise<unknown>
  /** Presses the element that the function finds. */
  press<Given extends readonly Plain[]>(find: (...given: Given) => Element | null, ...given: Given): Promise<void>
  /** Types into the element that the function finds, key by key. */
  type<Given extends readonly Plain[]>(text: string, find: (...given: Given) => Element | null, ...given: Given): Promise<void>
  /** Sets the window's width, which the browser may limit. */
  resize(width: number): Promise<void>
  /** Kills the page as abruptly as the engine allows, and opens the address in a new one with everything that was stored. */
  endAndOpen(address: string): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** How to install what is missing. */
  readonly install: string
  /** How abruptly a page was ended, for the report. */
  readonly ended: string
  missing(): readonly string[]
  /** Starts the browser. @returns its name and version, and a page */
  start(): Promise<{ readonly version: string; readonly page: EnginePage }>
}
