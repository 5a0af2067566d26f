import { cn } from '@/ui/cn'

/** From the back to the front. */
const fills = [
  // The land, wider than any window.
  ['fill-cloth-2', 'M-900 160V108C-400 116-90 130 10 112S130 100 190 114 300 96 372 106 800 122 1260 108V160z'],
  ['fill-cloth-3', 'M-900 160V140C-300 148 0 152 96 142S250 148 360 138 800 146 1260 140V160z'],
  // The sun; the stall's goods, counter and awning.
  [
    'fill-marigold',
    'M144 26a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM37 97h16v23H37zM73 105h24v7H73zM18 120h107v7H18zM18 52h21v22a10.5 10.5 0 0 1-21 0zM60 52h21v22a10.5 10.5 0 0 1-21 0zM102 52h21v22a10.5 10.5 0 0 1-21 0z',
  ],
  // The stall's posts, base and the other stripes of its awning; the marketplace's house.
  [
    'fill-cloth-foreground',
    'M27 83h4v37h-4zM110 83h4v37h-4zM25 127h92v29H25zM73 97h24v7H73zM39 52h21v22a10.5 10.5 0 0 1-21 0zM81 52h21v22a10.5 10.5 0 0 1-21 0zM291 108h44v48h-44z',
  ],
  // More goods; the roof and the door of the house.
  ['fill-cloth-locked', 'M56 88h12v32H56zM73 113h24v7H73zM306 138h14v18h-14zM283 108l30-26 30 26z'],
  ['fill-marigold', 'M302 120a11 11 0 1 0 22 0 11 11 0 1 0-22 0z'],
] as const

const lines = [
  // Mast and its waves, the sun's rays, the check.
  ['stroke-cloth-foreground', 'M233 44l-15 112M233 44l15 112M229 72l12 30-18 26 24 28M237 72l-12 30 18 26-24 28'],
  ['stroke-cloth-locked', 'M222 32a13 13 0 0 0 0 16M244 32a13 13 0 0 1 0 16M215 26a22 22 0 0 0 0 28M251 26a22 22 0 0 1 0 28'],
  ['stroke-marigold', 'M152 8v5M152 39v5M134 26h5M165 26h5M139 13l4 4M161 35l4 4M139 39l4-4M161 17l4-4'],
  ['stroke-on-marigold', 'M308 120l4 4 7-8'],
] as const

/** A stall's line runs over a radio mast to the marketplace: dashed while it is only on the phone, solid after the mast. */
export function CoverScene({ className }: { readonly className?: string }) {
  return (
    <svg
      id="scene"
      aria-hidden
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMax"
      className={cn('fill-none stroke-[2.2] [stroke-linecap:round] [stroke-linejoin:round]', className)}
    >
      {fills.map(([colour, path]) => (
        <path key={path} className={colour} d={path} />
      ))}
      {lines.map(([colour, path]) => (
        <path key={path} className={colour} d={path} />
      ))}
      <g className="stroke-marigold stroke-3">
        <path strokeDasharray="8 7" d="M112 103c38 4 22-42 58-46s38 3 62-17" />
        <path d="M233 40c40 0 22 78 68 79" />
      </g>
      <circle cx="233" cy="40" r="5" className="fill-marigold" />
      <rect x="102" y="98" width="12" height="20" rx="2.5" className="fill-cloth stroke-cloth-foreground" />
    </svg>
  )
}
