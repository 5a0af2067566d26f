/** A promise of an answer that resolves when the test gives it. */
export function lateAnswer<Answer>() {
  let answer: (value: Answer) => void = () => undefined
  const coming = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  return { coming, answer }
}
