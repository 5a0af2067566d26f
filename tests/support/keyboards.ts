const asked = ['type', 'inputmode', 'autocomplete', 'enterkeyhint', 'autocapitalize', 'spellcheck'] as const

/** The keyboard and autofill attributes of every field on screen, by the field's name in the form. */
export const keyboards = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('input:is([type=text], [type=tel], [type=email], [type=password]), select[autocomplete]')].map(
      (field) => [field.getAttribute('name') ?? '', asked.flatMap((attribute) => field.getAttribute(attribute) ?? []).join(' ')],
    ),
  )
