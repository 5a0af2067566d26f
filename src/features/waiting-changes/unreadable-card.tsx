import { useState } from 'react'
import { commandTitle } from '@/domain/command-title'
import { useOutbox } from '@/outbox/outbox-context'
import type { UnreadableRow } from '@/outbox/submission'
import { Alert } from '@/ui/alert'
import { Card, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { RemoveQuestion } from './remove-question'
import { waitingTexts as texts } from './texts'

/** A saved entry that this version cannot read: it is told of, kept and exported, until the seller lets it go. */
export function UnreadableCard({ row }: { readonly row: UnreadableRow }) {
  const outbox = useOutbox()
  const [failed, setFailed] = useState(false)
  const name = commandTitle(row)

  async function remove(): Promise<void> {
    setFailed((await outbox.discardUnreadable(row.place)).kind === 'not-stored')
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
          {texts.notDone}
        </Alert>
      )}
    </Card>
  )
}
