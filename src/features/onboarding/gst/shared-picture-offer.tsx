import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { againMilliseconds, storeDraftsNow } from '@/drafts/draft-keeper'
import { fieldId } from '@/forms/field-parts'
import { useFieldContext } from '@/forms/contexts'
import { beginFileCheck } from '@/forms/file-checks'
import { PickedFile } from '@/forms/picked-file'
import { texts as formTexts } from '@/forms/texts'
import type { SharedPicture } from '@/storage/shared-pictures'
import { useSharedPictures } from '@/storage/use-shared-pictures'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { focusLater } from '@/ui/focus-later'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { sharedPictureTexts as texts } from './shared-picture-texts'

interface SharedPictureOfferProps {
  /** Checks a file as the file field itself does. */
  readonly take: (file: File) => Promise<File | Sentence>
}

/** Offers pictures that another app shared with this one as the value of the surrounding file field (SHARE-02). */
export function SharedPictureOffer({ take }: SharedPictureOfferProps) {
  const { pictures, remove } = useSharedPictures()
  const { form, name, state, handleChange } = useFieldContext<File | null>()
  const [refusal, setRefusal] = useState<{ readonly say: Sentence } | null>(null)
  const [taken, setTaken] = useState<{ readonly key: string; readonly file: File } | null>(null)

  const offer = useRef<HTMLDivElement>(null)

  // A picture's buttons vanish with it, so the focus moves to the field.
  const focusField = (focus: ReturnType<typeof focusLater>): void => focus(document.getElementById(fieldId(form.formId, name)))

  async function use({ key, file }: SharedPicture): Promise<void> {
    const focus = focusLater(offer.current)
    const finding = take(file).catch((): Sentence => () => formTexts.fileNotRead)
    const { kind } = await beginFileCheck({ formId: form.formId, name }, finding, (kept) => {
      const isRefused = typeof kept === 'function'
      setRefusal(isRefused ? { say: kept } : null)
      if (isRefused) return { kind: 'refused' }
      handleChange(kept)
      setTaken({ key, file: kept })
      return { kind: 'held', held: kept }
    })
    if (kind === 'held') focusField(focus)
  }

  async function removeHere(key: string): Promise<void> {
    const focus = focusLater(offer.current)
    const isGone = await remove(key)
    setRefusal(isGone ? null : { say: () => texts.notRemoved })
    if (isGone) focusField(focus)
  }

  // The shared picture is removed only once the draft that holds it is stored; while that fails, it is tried again. A picture
  // that cannot be removed is offered again at the next start.
  const letGo = useEffectEvent(remove)
  useEffect(() => {
    if (taken === null || state.value !== taken.file) return undefined
    let current = true
    let again: ReturnType<typeof setTimeout> | undefined
    const settle = async (): Promise<void> => {
      if (await Promise.resolve().then(storeDraftsNow)) await letGo(taken.key)
      else if (current) again = setTimeout(() => void settle(), againMilliseconds)
    }
    void settle()
    return () => {
      current = false
      clearTimeout(again)
    }
  }, [taken, state.value])

  return (
    <>
      <div ref={offer} className="contents">
        {pictures.map((picture) => (
          <div key={picture.key} role="group" aria-label={picture.file.name} className="flex flex-col items-start gap-2">
            <p>{texts.question}</p>
            <PickedFile file={picture.file} disabled={false} onRemove={() => void removeHere(picture.key)} />
            {state.value === null ? (
              <Button variant="outline" size="compact" onClick={() => void use(picture)}>
                {texts.use}
              </Button>
            ) : (
              <InlineConfirmation
                label={texts.useInstead}
                question={texts.replaceQuestion}
                yes={texts.replace}
                no={texts.keep}
                onConfirm={() => void use(picture)}
              />
            )}
          </div>
        ))}
      </div>
      {refusal !== null && (
        <Alert variant="destructive" role="alert">
          {refusal.say()}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {taken !== null && texts.taken}
      </p>
    </>
  )
}
