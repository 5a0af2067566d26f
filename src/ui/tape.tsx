interface Mark {
  readonly at: number
  readonly label?: string
}

interface TapeProps {
  /** Of the tape, in any unit that all of it is told in. */
  readonly from: number
  readonly to: number
  readonly marks: readonly Mark[]
  /** The time within which something comes. */
  readonly window: { readonly from: number; readonly to: number }
  /** Now, or what the tape is counted from. */
  readonly pin: Mark
}

/** A tailor's tape as time. It only draws what stands beside it in words. */
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
