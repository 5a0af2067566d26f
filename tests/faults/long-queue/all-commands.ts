/** Stands in the bench's build where the queue asks for the product's commands: those, and one over twenty scopes. */
export { testCommands as allCommands } from '../../support/scoped-command'
