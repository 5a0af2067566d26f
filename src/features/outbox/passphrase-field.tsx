import { useId } from 'react'
import { texts as formTexts } from '@/forms/texts'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { copyTexts as texts } from './copy-texts'

interface PassphraseFieldProps {
  /** Whether the seller chooses a new passphrase, rather than entering that of an existing copy. */
  readonly isNew: boolean
  readonly shown: boolean
  readonly onShow: (shown: boolean) => void
  /** The id of the error message; null where there is none. */
  readonly problemId: string | null
  readonly onType: () => void
}

/** A passphrase that can be shown while it is typed: a typing error would make a copy that nobody can open. */
export function PassphraseField({ isNew, shown, onShow, problemId, onType }: PassphraseFieldProps) {
  const id = useId()
  const describedBy = [isNew ? `${id}-hint` : null, problemId].filter((part) => part !== null)
  return (
    <div className="flex flex-col gap-1">
      <Label id={`${id}-label`} htmlFor={id}>
        {texts.passphrase}
      </Label>
      {isNew && (
        <p id={`${id}-hint`} className="text-hint text-muted-foreground">
          {texts.passphraseHint}
        </p>
      )}
      <div className="relative">
        <Input
          id={id}
          name="passphrase"
          type={shown ? 'text' : 'password'}
          className="pe-22"
          autoComplete={isNew ? 'new-password' : 'off'}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problemId !== null}
          aria-describedby={describedBy.join(' ') || undefined}
          onChange={onType}
        />
        <button
          type="button"
          className="absolute inset-y-0 end-0 w-20 rounded-e-md border-s-[1.5px] border-input leading-tight font-semibold hover:bg-primary-soft"
          aria-describedby={`${id}-label`}
          onClick={() => onShow(!shown)}
        >
          {shown ? formTexts.hide : formTexts.show}
        </button>
      </div>
    </div>
  )
}
