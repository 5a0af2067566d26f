import { useState } from 'react'
import { commandTexts } from '@/domain/command-texts'
import type { Stored } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Card, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { RemoveQuestion } from './remove-question'
import { outboxTexts as texts } from './texts'

interface UnreadableCardProps {
  readonly name: string
  readonly onRemove: () => Promise<Stored<void>>
}

/** A saved entry that this version cannot read: it is told of, kept and exported, until the seller lets it go. */
export function UnreadableCard({ name, onRemove }: UnreadableCardProps) {
  const [failed, setFailed] = useState(false)

  async function remove(): Promise<void> {
    setFailed((await onRemove()).kind === 'not-stored')
  }

  return (
    <Card edge="attention" role="group" aria-label={name}>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
      </CardHeader>
      <p>{texts.unreadableHelp}</p>
      <CardFooter>
        <RemoveQuestion name={name} question={texts.removeUnreadableQuestion} onRemove={() => void remove()} />
      </CardFooter>
      {failed && (
        <Alert variant="destructive" role="alert">
          {commandTexts.notDone}
        </Alert>
      )}
    </Card>
  )
}
