/** One of several answers to a question. */
export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly description?: string
}
