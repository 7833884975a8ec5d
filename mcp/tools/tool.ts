import type { Input, ToolName } from '../inputs'
import type { Session } from '../session'

/** `png` is in base64. */
export type Answer = { text: string } | { json: object } | { png: string }

export interface Tool<K extends ToolName> {
  /** What an agent reads of it. */
  about: string
  /** Changes nothing in the shop. */
  reads: boolean
  /** @throws Refusal and ApiError with what the caller reads */
  run(session: Session, input: Input<K>): Promise<Answer>
}

/** The tools of one group. */
export type Tools<K extends ToolName> = { [N in K]: Tool<N> }
