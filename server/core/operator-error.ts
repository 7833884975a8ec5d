/** The server cannot start for a reason outside the code: the message alone says what to do, no stack is shown. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
