/**
 * The body of an answer, told by its content: many servers send JSON or plain words under another content type.
 * - `page`: HTML or XML, such as a proxy's error or a network's sign-in page
 * - `broken`: the body could not be read to its end
 */
export type AnswerBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'page' }
  | { readonly kind: 'broken' }

/** Reads a response's body. @throws DOMException when the call is aborted */
export async function readAnswer(response: Response): Promise<AnswerBody> {
  let text: string
  try {
    text = (await response.text()).trim()
  } catch (error) {
    if (error instanceof DOMException) throw error
    return { kind: 'broken' }
  }
  if (text === '') return { kind: 'empty' }
  if (text.startsWith('<')) return { kind: 'page' }
  try {
    const value: unknown = JSON.parse(text)
    return { kind: 'json', value }
  } catch {
    return { kind: 'text', text }
  }
}
