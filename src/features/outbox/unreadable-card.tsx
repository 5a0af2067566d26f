import { useState } from 'react'
import { commandTexts } from '@/domain/command-texts'
import type { Stored } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Card, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { RemoveQuestion } from './remove-question'
import { outboxTexts as texts } from './texts'

interface UnreadableCardProps {
  readonly name: string
  /** Why nobody can read it, and what helps. */
  readonly help: string
  readonly onRemove: () => Promise<Stored<void>>
}

/** A saved entry that cannot be read: it is told of and kept until the seller lets it go. */
export function UnreadableCard({ name, help, onRemove }: UnreadableCardProps) {
  const [failed, setFailed] = useState(false)

  async function remove(): Promise<void> {
    setFailed((await onRemove()).kind === 'not-stored')
  }

  return (
    <Card edge="attention" role="group" aria-label={name}>
      <CardHeader>
        <CardTitle>{name}</CardTitle>
      </CardHeader>
      <p>{help}</p>
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
