import { z } from '@/contract/schema'

/** Looks for a code in what a camera sees now; null where it finds none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

const formats = ['code_128', 'ean_13'] as const

/** What some browsers have of their own (Shape Detection API); no types of TypeScript know it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<unknown>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}
const isDetectorClass = (value: unknown): value is DetectorClass => typeof value === 'function' && 'getSupportedFormats' in value

const detectedSchema = z.array(z.object({ rawValue: z.string() }))

async function readerOfBrowser(): Promise<CodeReader | null> {
  const known: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (!isDetectorClass(known)) return null
  const supported = await known.getSupportedFormats().catch((): readonly string[] => [])
  if (!formats.every((format) => supported.includes(format))) return null
  const detector = new known({ formats })
  return async (video) => {
    const detected = detectedSchema.safeParse(await detector.detect(video))
    return detected.success ? (detected.data[0]?.rawValue ?? null) : null
  }
}

/** The browser's own reader where it knows these codes, else one that is loaded now. */
export const openCodeReader = async (): Promise<CodeReader> => (await readerOfBrowser()) ?? (await import('./loaded-reader')).createReader()
