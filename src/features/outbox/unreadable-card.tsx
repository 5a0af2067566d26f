import { useState } from 'react'
import type { OnboardingStep } from '@/contract/steps'
import { commandTexts } from '@/domain/command-texts'
import { storageTexts } from '@/domain/storage-texts'
import type { Stored, StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Card, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { RemoveQuestion } from './remove-question'
import { ChangeStep } from './submission-actions'
import { outboxTexts as texts } from './texts'

interface UnreadableCardProps {
  readonly name: string
  /** Whether the browser has lost the content; otherwise another version of the app may be able to read it. */
  readonly isLost: boolean
  /** The step that the entry belongs to; null for anything else. */
  readonly step: OnboardingStep | null
  readonly onRemove: () => Promise<Stored<void>>
}

/** A saved entry that cannot be read: it is kept, and shown as such, until the seller removes it. */
export function UnreadableCard({ name, isLost, step, onRemove }: UnreadableCardProps) {
  const [failure, setFailure] = useState<StorageFailure | null>(null)

  async function remove(): Promise<void> {
    const stored = await onRemove()
    setFailure(stored.kind === 'stored' ? null : stored.reason)
  }

  return (
    <Card edge="attention" role="group" aria-label={name}>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
      </CardHeader>
      <p>{isLost ? texts.lostHelp : texts.unreadableHelp}</p>
      <CardFooter>
        {isLost && step !== null && <ChangeStep step={step} stopped name={name} />}
        <RemoveQuestion name={name} question={texts.removeUnreadableQuestion} onRemove={() => void remove()} />
      </CardFooter>
      {failure !== null && (
        <Alert variant="destructive" role="alert">
          {commandTexts.notDone(storageTexts[failure])}
        </Alert>
      )}
    </Card>
  )
}
