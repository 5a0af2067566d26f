/** Who is signed in, and what proves it to the backend. */
export interface Credentials {
  readonly sellerId: string
  readonly token: string
}
