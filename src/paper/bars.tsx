import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** The narrowest bar that cheap printers print and cheap scanners read, in millimetres. */
const moduleWidth = 0.33
/** White on each side, in modules, as ISO/IEC 15417 asks for. */
const quietModules = 10

/** Printable ASCII, as long as fits on a label. */
const encodable = /^[\x20-\x7E]{1,20}$/

/** Each bar as its place and width, in modules. */
function barsOf(modules: string): readonly { readonly at: number; readonly width: number }[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({ at: index, width: run.length }))
}

/** A text as Code 128, which every courier's scanner reads, with the text beneath; what is too long for it is the text alone. */
export function Bars({ text }: { readonly text: string }) {
  if (!encodable.test(text)) return <p className="paper-code">{text}</p>
  const modules = new CODE128(text, {}).encode().data
  const width = modules.length + 2 * quietModules
  const path = barsOf(modules).map(({ at, width: bar }) => `M${at + quietModules} 0h${bar}v1h-${bar}z`)
  return (
    <figure className="paper-bars">
      <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" shapeRendering="crispEdges" width={`${width * moduleWidth}mm`} height="14mm" aria-hidden="true">
        <path d={path.join('')} />
      </svg>
      <figcaption className="paper-code">{text}</figcaption>
    </figure>
  )
}
