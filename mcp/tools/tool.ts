import type { z } from 'zod'
import type { inputs, ToolName } from '../inputs'
import type { Session } from '../session'
import type { PageHead } from '../store'

/** `png` is in base64. */
export type Answer = { text: string } | { json: object } | { png: string }

export type InputOf<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>

/** A tool that takes what the shape says, on pages of which so much is known. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape, Page extends PageHead = PageHead> {
  /** What an agent reads of it. */
  about: string
  /** Changes nothing. */
  reads: boolean
  /** @throws Refusal and ApiError with what the caller reads */
  run(session: Session<Page>, input: InputOf<Shape>): Promise<Answer>
}

/** The tools of one group. */
export type Tools<K extends ToolName, Page extends PageHead = PageHead> = {
  [N in K]: Tool<(typeof inputs)[N], Page>
}
