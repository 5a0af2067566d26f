import { pictureError, pictureHeaderBytes } from '@/domain/picture-file'
import { ruleTexts } from '@/domain/texts'

/** Why a chosen file cannot be the certificate, or null; a file that cannot be read is damaged. */
export async function inspectPicture(file: File): Promise<string | null> {
  try {
    const head = new Uint8Array(await file.slice(0, pictureHeaderBytes).arrayBuffer())
    return pictureError(head, file.size)
  } catch {
    return ruleTexts.fileDamaged
  }
}
