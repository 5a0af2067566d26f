interface Mark {
  readonly at: number
  readonly label?: string
}

interface TapeProps {
  /** The tape's first and last value, in the same unit as all other values. */
  readonly from: number
  readonly to: number
  readonly marks: readonly Mark[]
  /** The period within which something is expected. */
  readonly window: { readonly from: number; readonly to: number }
  /** The current time, or the tape's starting point. */
  readonly pin: Mark
}

/** A timeline drawn as a tape measure. Decorative: the text beside it says the same. */
export function Tape({ from, to, marks, window, pin }: TapeProps) {
  const place = (at: number): number => ((at - from) / (to - from)) * 100
  const pinned = place(Math.min(Math.max(pin.at, from), to))
  const late = pinned > 55
  return (
    <svg aria-hidden className="tape">
      <rect data-part="body" y="1.5rem" width="100%" />
      <svg x={`${place(window.from)}%`} y="1.5rem" width={`${place(window.to) - place(window.from)}%`} height="1.625rem" overflow="visible">
        <rect data-part="window" width="100%" />
      </svg>
      {marks.map(({ at, label }) => {
        const x = `${place(at)}%`
        const last = at === window.to
        return (
          <g key={at}>
            <line data-part="tick" x1={x} x2={x} y1="1.5rem" y2={label === undefined ? '1.9rem' : '2.3rem'} />
            {label !== undefined && (
              <text data-part={at === window.from || last ? undefined : 'between'} x={x} y="2.85rem" dx={last ? -4 : 4} textAnchor={last ? 'end' : 'start'}>
                {label}
              </text>
            )}
          </g>
        )
      })}
      <line data-part="pin" x1={`${pinned}%`} x2={`${pinned}%`} y1="0.7rem" y2="3.125rem" />
      <circle data-part="pin" cx={`${pinned}%`} cy="0.7rem" r="5" />
      <text x={`${pinned}%`} y="1rem" dx={late ? -10 : 10} textAnchor={late ? 'end' : 'start'} data-part="said">
        {pin.label}
      </text>
    </svg>
  )
}
