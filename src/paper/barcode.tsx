import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** The width of the narrowest bar (module) that cheap printers and scanners can handle, in millimetres. */
const moduleWidth = 0.33
/** The quiet zone on each side, in modules, as ISO/IEC 15417 requires. */
const quietModules = 10

/** Printable ASCII, as long as fits on a label. */
const encodable = /^[\x20-\x7E]{1,20}$/

/** The position and width of each bar, in modules. */
function barsOf(modules: string): readonly { readonly at: number; readonly width: number }[] {
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({ at: index, width: run.length }))
}

/** A text as a Code 128 barcode, which every courier's scanner reads, with the text below; only the text if it cannot be encoded or is too long. */
export function Barcode({ text }: { readonly text: string }) {
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
