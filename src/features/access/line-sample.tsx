export type SampleKind = 'waiting' | 'sending' | 'sent'

interface LineSampleProps {
  readonly kind: SampleKind
  /** Whether the sample is cut off at its start, for a narrow key. */
  readonly short?: boolean
}

/** A piece of the progress line, for the key that explains dashed and solid. */
export function LineSample({ kind, short = false }: LineSampleProps) {
  return (
    <svg
      aria-hidden
      viewBox={short ? '29 0 43 20' : '0 0 72 20'}
      width={short ? 43 : 72}
      height="20"
      className="flex-none fill-none stroke-marigold stroke-3 [stroke-linecap:round] forced-colors:stroke-[CanvasText]"
    >
      {kind !== 'waiting' && <path d={kind === 'sent' ? 'M2 10h50' : 'M2 10h26'} />}
      {kind !== 'sent' && <path strokeDasharray="8 7" d={kind === 'waiting' ? 'M2 10h68' : 'M58 10h12'} />}
      {kind === 'sending' && (
        <path className="fill-cloth-foreground stroke-none forced-colors:fill-[CanvasText]" d="M24 10q6-3 14-2.5L62 10l-24 2.5Q30 13 24 10z" />
      )}
      {kind === 'sent' && (
        <>
          <circle cx="60" cy="10" r="9" className="fill-marigold stroke-none forced-colors:fill-[CanvasText]" />
          <path className="stroke-on-marigold stroke-2 forced-colors:stroke-[Canvas]" d="M56 10l3 3 5-6" />
        </>
      )}
    </svg>
  )
}
