/** An answer that a test keeps back until it gives it. */
export function lateAnswer<Answer>() {
  let answer: (value: Answer) => void = () => undefined
  const coming = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  return { coming, answer }
}
