import type { Sentence } from '@/catalogues/catalogue'
import { stepRuleTexts } from '@/domain/steps/rule-texts'
import { pictureRefusal } from '../picture-refusal'
import { rewritePicture } from './rewrite-picture'

const damaged: Sentence = () => stepRuleTexts.fileDamaged

/** The picture of the certificate as it is kept, or why it is refused; one that cannot be decoded counts as damaged. */
export async function takePicture(file: File, isPhoto: boolean): Promise<File | Sentence> {
  try {
    const refusal = await pictureRefusal(file, isPhoto)
    if (refusal !== null) return refusal
    const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
    return (await rewritePicture(file, first === 0x89 ? 'image/png' : 'image/jpeg')) ?? damaged
  } catch {
    return damaged
  }
}
