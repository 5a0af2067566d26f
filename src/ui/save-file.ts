/** Hands the person a text as a file of JSON, as any download. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Offers the file to another app, where the device can; else as a download. */
export async function shareOrSave(name: string, text: string): Promise<void> {
  const shared = { files: [new File([text], name, { type: 'application/json' })] }
  if ('canShare' in navigator && navigator.canShare(shared))
    try {
      await navigator.share(shared)
      return
    } catch {
      // Taken back, or not allowed: the file is there to be kept all the same.
    }
  saveFile(name, text)
}
