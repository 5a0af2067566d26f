const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select')

/** Calls back once no field has the focus: a screen reader would read the message out in the middle of typing. */
export function whenNoFieldFocused(say: () => void): void {
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
