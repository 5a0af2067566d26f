import { pictureError, pictureHeaderBytes } from '@/domain/picture-file'
import type { Sentence } from '@/catalogues/catalogue'
import { wholePictureError } from '@/domain/whole-picture'

/** Why a picture that was chosen or taken is refused, or null. Its header is read before anything decodes it. */
export async function pictureRefusal(file: File, isPhoto: boolean): Promise<Sentence | null> {
  const head = new Uint8Array(await file.slice(0, pictureHeaderBytes).arrayBuffer())
  return pictureError(head, file.size, isPhoto) ?? wholePictureError(new Uint8Array(await file.arrayBuffer()), file.name)
}
