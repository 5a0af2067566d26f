import type { Sentence } from '@/catalogues/catalogue'
import { pictureError, pictureHeaderBytes } from '@/domain/picture-file'
import { ruleTexts } from '@/domain/texts'
import { wholePictureError } from '@/domain/whole-picture'
import { rewritePicture } from './rewrite-picture'

const damaged: Sentence = () => ruleTexts.fileDamaged

/**
 * What is kept of a file that was chosen as the certificate, or why it is refused. Its header is read before anything
 * decodes it; one that cannot be read is damaged.
 */
export async function takePicture(file: File): Promise<File | Sentence> {
  try {
    const head = new Uint8Array(await file.slice(0, pictureHeaderBytes).arrayBuffer())
    const early = pictureError(head, file.size)
    if (early !== null) return early
    const reason = wholePictureError(new Uint8Array(await file.arrayBuffer()), file.name)
    if (reason !== null) return reason
    return (await rewritePicture(file, head[0] === 0x89 ? 'image/png' : 'image/jpeg')) ?? damaged
  } catch {
    return damaged
  }
}
