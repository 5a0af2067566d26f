import { useId } from 'react'
import { texts as formTexts } from '@/forms/texts'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { copyTexts as texts } from './copy-texts'

interface PassphraseFieldProps {
  /** Whether it is chosen, and not one that a copy has already. */
  readonly isNew: boolean
  readonly shown: boolean
  readonly onShow: (shown: boolean) => void
}

/** A passphrase that can be looked at while it is typed: a slip in it would make a copy that nobody can open. */
export function PassphraseField({ isNew, shown, onShow }: PassphraseFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Label id={`${id}-label`} htmlFor={id}>
        {texts.passphrase}
      </Label>
      <p id={`${id}-hint`} className="text-hint text-muted-foreground">
        {texts.passphraseHint}
      </p>
      <div className="relative">
        <Input
          id={id}
          name="passphrase"
          type={shown ? 'text' : 'password'}
          className="pe-20"
          autoComplete={isNew ? 'new-password' : 'off'}
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
        />
        <Button
          variant="ghost"
          className="absolute inset-y-0 end-0 min-h-0 px-3"
          aria-describedby={`${id}-label`}
          onClick={() => onShow(!shown)}
        >
          {shown ? formTexts.hide : formTexts.show}
        </Button>
      </div>
    </div>
  )
}
