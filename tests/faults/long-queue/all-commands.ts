/** Replaces the queue's list of commands in the bench's build: the product's own, and one over twenty scopes. */
export { testCommands as allCommands } from '../../support/scoped-command'
