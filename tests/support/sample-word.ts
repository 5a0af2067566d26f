import { fireEvent, screen, waitFor, within } from '@testing-library/react'

/** Of a list and what is chosen from it, each shows the word where a phone shows it alone. */
async function pressed(): Promise<HTMLElement> {
  const [word] = screen.getAllByRole('button', { name: 'Sample' })
  if (word !== undefined) fireEvent.click(word)
  return screen.findByRole('dialog', { name: 'Sample' })
}

const close = (): unknown => fireEvent.click(screen.getByRole('button', { name: 'Close' }))

/** What the word that marks samples says of itself when it is pressed, its buttons included. */
export async function explainedSample(): Promise<string> {
  const { textContent } = await pressed()
  close()
  return textContent
}

/** Looks behind the word until there is something to take back. */
export async function seesThatSamplesChanged(): Promise<void> {
  await within(await pressed()).findByRole('button', { name: 'Restore the samples' })
  close()
}

/** Takes back what was changed of the samples, by the button behind their word, and leaves that open. */
export async function askToRestore() {
  const dialog = within(await pressed())
  fireEvent.click(await dialog.findByRole('button', { name: 'Restore the samples' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => {
    if (document.activeElement?.textContent !== 'The samples are back as they were.') throw new Error('not restored yet')
  })
  return dialog
}

/** The same, and closes it. */
export async function restoreSamples(): Promise<void> {
  await askToRestore()
  close()
}
