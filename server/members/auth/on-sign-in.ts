import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../../db/client'

/**
 * What else happens when a member signs in, provided by contexts above members: the default export of
 * `server/<context>/<module>/sign-in.handler.ts`, found by its name.
 */
export interface SignInHandler {
  /** In the transaction of the sign-in. */
  signedIn(tx: Transaction, request: FastifyRequest, user_id: string): Promise<void>
  /** After it was committed. */
  afterwards(request: FastifyRequest, reply: FastifyReply): void
}

let handlers: readonly SignInHandler[] = []

/** Called once, at start. */
export function provideSignInHandlers(found: readonly SignInHandler[]): void {
  handlers = found
}

export const signInHandlers = (): readonly SignInHandler[] => handlers
