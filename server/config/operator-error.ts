/**
 * The server cannot start, or a command cannot run, for a reason outside the code: only the message is shown, without
 * a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
