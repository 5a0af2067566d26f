const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select')

/** Says something once no field has the focus any more: a screen reader would read it into what is being typed. */
export function whenCalm(say: () => void): void {
  if (!isField(document.activeElement)) {
    say()
    return
  }
  const onLeft = ({ relatedTarget }: FocusEvent): void => {
    if (isField(relatedTarget)) return
    document.removeEventListener('focusout', onLeft)
    say()
  }
  document.addEventListener('focusout', onLeft)
}
