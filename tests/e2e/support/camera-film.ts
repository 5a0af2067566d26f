import { writeFile } from 'node:fs/promises'
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

const width = 1280
const height = 720
const pixelsOfModule = 5
const black = 16
const white = 235
/** The two colour planes, each a quarter of the picture's size. */
const grey = Buffer.alloc((width * height) / 2, 128)

/** The command line that makes a browser use a film as its camera, without asking for permission. */
export const filmArguments = (film: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

/** Writes a film of a code's bars, which Chromium plays in a loop (YUV4MPEG2). */
export async function writeFilm(film: string, code: string): Promise<void> {
  const modules = new CODE128(code, {}).encode().data
  const bright = Buffer.alloc(width * height, white)
  const left = Math.floor((width - modules.length * pixelsOfModule) / 2)
  for (const { index } of modules.matchAll(/1/g))
    for (let row = height / 4; row < (height * 3) / 4; row++) {
      const at = row * width + left + index * pixelsOfModule
      bright.fill(black, at, at + pixelsOfModule)
    }
  const frame = [Buffer.from('FRAME\n'), bright, grey]
  await writeFile(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frame, ...frame]))
}
