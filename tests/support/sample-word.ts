import { fireEvent, screen, waitFor, within } from '@testing-library/react'

/** Presses the word 'Sample'. List and detail both show it, because a phone shows only one of them. */
async function pressed(): Promise<HTMLElement> {
  const [word] = screen.getAllByRole('button', { name: 'Sample' })
  if (word !== undefined) fireEvent.click(word)
  return screen.findByRole('dialog', { name: 'Sample' })
}

const close = (): unknown => fireEvent.click(screen.getByRole('button', { name: 'Close' }))

/** The text of the dialog behind the word 'Sample', its buttons included. */
export async function explainedSample(): Promise<string> {
  const { textContent } = await pressed()
  close()
  return textContent
}

/** Opens the dialog and waits until it offers to restore the samples. */
export async function seesThatSamplesChanged(): Promise<void> {
  await within(await pressed()).findByRole('button', { name: 'Restore the samples' })
  close()
}

/** Restores the samples in the dialog, and leaves it open. */
export async function askToRestore() {
  const dialog = within(await pressed())
  fireEvent.click(await dialog.findByRole('button', { name: 'Restore the samples' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => {
    if (document.activeElement?.textContent !== 'The samples are back as they were.') throw new Error('not restored yet')
  })
  return dialog
}

/** The same, and closes the dialog. */
export async function restoreSamples(): Promise<void> {
  await askToRestore()
  close()
}
