import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import type { Order } from '@/contract/reads/orders/orders'
import { overlay } from '@/domain/orders/overlay'
import { sharedTexts } from '@/domain/shared-texts'
import { withLatinDigits } from '@/domain/text-input'
import { RecordFacts } from '@/lists/record-facts'
import type { ListAddress } from '@/lists/use-list-address'
import { useTypedWords } from '@/lists/use-typed-words'
import type { LookedUp, LookUpOrder } from '@/resources/look-up-orders'
import { resourceTexts } from '@/resources/texts'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { StatusBadge } from '@/ui/status-badge'
import { orderStatus } from './order-columns'
import { orderDetail } from './order-detail'
import { ordersTexts as texts } from './texts'

interface OlderOrdersProps {
  readonly address: ListAddress
  readonly lookUp: LookUpOrder
  /** Opens an order that is stored on this phone. @returns whether there is one */
  readonly opensKept: (id: string) => boolean
  readonly now: number
}

/** Looks up an order that is too old to be stored on this phone (SNAP-02). */
export function OlderOrders(props: OlderOrdersProps) {
  // The screen memoises this element, so it subscribes to the language itself.
  useLanguage()
  // Open at once if the address holds a number: the seller may have typed it before her session ended.
  const [isOpen, setOpen] = useState(props.address.place.older !== '')
  const [wasPressed, setPressed] = useState(false)
  const { place, go } = props.address
  const press = (): void => {
    setPressed(true)
    setOpen(!isOpen)
    // Without the number in the address it stays closed after a reload.
    if (isOpen && place.older !== '') go({ older: '', page: place.page }, 'replace')
  }
  return (
    <div className="flex flex-col gap-4">
      <Button variant="outline" size="compact" className="w-fit" aria-expanded={isOpen} onClick={press}>
        {texts.lookUp.open}
      </Button>
      {isOpen && <LookUpForm {...props} takesFocus={wasPressed} />}
    </div>
  )
}

type NotFound = Exclude<LookedUp, { kind: 'found' }>

function sentenceOf(result: NotFound): string {
  switch (result.kind) {
    case 'no-number':
      return texts.lookUp.missing
    case 'unknown':
      return texts.lookUp.unknown
    case 'offline':
      return texts.lookUp.offline
    case 'refused':
      return sharedTexts.refused
    case 'not-offered':
      return resourceTexts.notOffered
    case 'failed':
      return result.words ?? texts.lookUp.failed
  }
}

function LookUpForm({ address, lookUp, opensKept, now, takesFocus }: OlderOrdersProps & { readonly takesFocus: boolean }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { page, older } = address.place
  const { words: typed, type, commit } = useTypedWords(older, (number) => address.go({ older: number, page }, 'replace'))
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ readonly order: Order; readonly takesFocus: boolean } | null>(null)
  const [told, setTold] = useState<{ readonly result: NotFound | null; readonly turn: number }>({ result: null, turn: 0 })
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const isMissing = told.result?.kind === 'no-number'
  const tell = (result: NotFound | null): void => setTold(({ turn }) => ({ result, turn: turn + 1 }))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const number = withLatinDigits(typed)
    commit()
    setFound(null)
    tell(null)
    // Otherwise the number and the opened order, set at the same time, would become a single history entry.
    await Promise.resolve()
    if (opensKept(number)) return
    setBusy(true)
    const result = await lookUp(number)
    setBusy(false)
    // If the seller is typing the next number already, the focus stays with her.
    if (result.kind === 'found') return setFound({ order: result.order, takesFocus: input.current?.value === typed })
    tell(result)
    if (result.kind === 'no-number') input.current?.focus()
  }
  return (
    <>
      <form noValidate className="flex max-w-form flex-col gap-2" onSubmit={(event) => void submit(event)}>
        <Field invalid={isMissing}>
          <Label htmlFor={id}>{texts.lookUp.number}</Label>
          <Input
            ref={input}
            id={id}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            aria-describedby={`${id}-said`}
            aria-invalid={isMissing || undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
          <div role="status" id={`${id}-said`}>
            {/* The key makes a screen reader announce each answer, even with the same words. */}
            <p key={told.turn} className={isMissing ? 'flex items-start gap-2 text-hint font-semibold text-destructive' : undefined}>
              {isMissing && <TriangleAlert className="mt-0.5 size-5 flex-none" />}
              {told.result !== null && sentenceOf(told.result)}
            </p>
          </div>
        </Field>
        <Button type="submit" variant="outline" className="w-fit" busy={busy} busyLabel={texts.lookUp.looking}>
          {texts.lookUp.look}
        </Button>
      </form>
      {found !== null && <LookedUpOrder {...found} now={now} />}
    </>
  )
}

/** An order as the backend has just sent it: it has no actions here, and nothing of it is stored. */
function LookedUpOrder({ order, takesFocus, now }: { readonly order: Order; readonly takesFocus: boolean; readonly now: number }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const item = overlay(order, [])
  const { status, text } = orderStatus(item)
  // In a layout effect: a key press or a screen reader between paint and effect would find no focus.
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl">
          {order.id}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StatusBadge status={status}>{text}</StatusBadge>
          <span className="text-hint text-muted-foreground">{texts.lookUp.notKept}</span>
        </div>
      </div>
      <RecordFacts detail={orderDetail} item={item} now={now} />
    </section>
  )
}
