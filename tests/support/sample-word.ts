import { fireEvent, screen, waitFor, within } from '@testing-library/react'

/** Of a list and what is chosen from it, each shows the word where a phone shows it alone. */
function pressed(): HTMLElement {
  const [word] = screen.getAllByRole('button', { name: 'Sample' })
  if (word !== undefined) fireEvent.click(word)
  return screen.getByRole('dialog', { name: 'Sample' })
}

const close = (): unknown => fireEvent.click(screen.getByRole('button', { name: 'Close' }))

/** What the word that marks samples says of itself when it is pressed, its buttons included. */
export function explainedSample(): string {
  const text = pressed().textContent
  close()
  return text
}

/** Looks behind the word until there is something to take back. */
export async function seesThatSamplesChanged(): Promise<void> {
  await within(pressed()).findByRole('button', { name: 'Restore the samples' })
  close()
}

/** Takes back what was changed of the samples, by the button behind their word. */
export async function restoreSamples(): Promise<void> {
  const dialog = within(pressed())
  fireEvent.click(await dialog.findByRole('button', { name: 'Restore the samples' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => {
    if (document.activeElement?.textContent !== 'The samples are back as they were.') throw new Error('not restored yet')
  })
  close()
}
