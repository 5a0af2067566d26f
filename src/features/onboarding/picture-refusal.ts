import { certificateMaximumBytes, photoMaximumBytes } from '@/domain/portal-limits'
import { pictureError } from '@/domain/picture-file'
import type { Sentence } from '@/catalogues/catalogue'
import { wholePictureError } from '@/domain/whole-picture'

/** Why a picture that was chosen or taken is refused, or null. Its header is read before anything decodes it. */
export async function pictureRefusal(file: File, isPhoto: boolean): Promise<Sentence | null> {
  // At most the allowed size is read: a larger file is refused anyway, and might not fit into memory.
  const bytes = new Uint8Array(await file.slice(0, isPhoto ? photoMaximumBytes : certificateMaximumBytes).arrayBuffer())
  return pictureError(bytes, file.size, isPhoto) ?? wholePictureError(bytes, file.name)
}
