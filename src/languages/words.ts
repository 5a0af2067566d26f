/** A catalogue in another language: other sentences, and functions with the same parameters. */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { readonly [Key in keyof English]: Words<English[Key]> }
