const asked = ['type', 'inputmode', 'autocomplete', 'enterkeyhint', 'autocapitalize', 'spellcheck'] as const

/** What each field on screen asks of the phone's keyboard, and tells the browser of what it holds, by its name in the form. */
export const keyboards = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('input:is([type=text], [type=tel], [type=email], [type=password]), select[autocomplete]')].map(
      (field) => [field.getAttribute('name') ?? '', asked.flatMap((attribute) => field.getAttribute(attribute) ?? []).join(' ')],
    ),
  )
