/** Why the server cannot start, if its user can do something about it; the message says what. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
