/** Downloads a text as a JSON file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Opens the share dialog with the file if the device has one; otherwise downloads it. */
export async function shareOrSave(name: string, text: string): Promise<void> {
  const shared = { files: [new File([text], name, { type: 'application/json' })] }
  if ('canShare' in navigator && navigator.canShare(shared))
    try {
      await navigator.share(shared)
      return
    } catch {
      // Cancelled or not allowed: the file is downloaded instead.
    }
  saveFile(name, text)
}
