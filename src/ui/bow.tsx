import { cn } from './cn'

interface BowProps {
  /** False while something is still missing: its ends hang loose. */
  readonly tied: boolean
  /** Whether tying it is animated, because it happens while the seller is looking. */
  readonly drawn: boolean
  readonly className?: string
}

/** A string with a bow around a finished page of the ledger; decorative. */
export function Bow({ tied, drawn, className }: BowProps) {
  return (
    <svg aria-hidden data-drawn={drawn || undefined} className={cn('bow onward', className)}>
      {tied ? (
        <>
          <line data-part="string" x1="0" x2="100%" y1="24" y2="24" pathLength="100" />
          <svg x="100%" y="24" overflow="visible">
            <g transform="translate(-64)">
              <path data-part="loops" pathLength="100" d="M0 0C-12-20-36-22-36-6S-14 8 0 0C12-20 36-22 36-6S14 8 0 0M0 0C-8 12-16 18-22 27M0 0C8 12 16 18 22 27" />
              <circle r="5" data-part="tie" />
            </g>
          </svg>
        </>
      ) : (
        <svg x="100%" y="24" overflow="visible">
          <path data-part="loose" d="M-2000 0H-112C-100 0-96 8-98 24" />
          <path data-part="loose" d="M0 0H-36C-48 0-52 10-46 22" />
        </svg>
      )}
    </svg>
  )
}
