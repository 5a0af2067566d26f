import { z } from '@/contract/schema'

/** Looks for a code in the current video frame; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

const formats = ['code_128', 'ean_13'] as const

/** The BarcodeDetector of some browsers (Shape Detection API), which TypeScript's types do not have. */
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

/** The browser's own reader if it supports these formats, else one whose code is loaded now. */
export const openCodeReader = async (): Promise<CodeReader> => (await readerOfBrowser()) ?? (await import('./loaded-reader')).createReader()
