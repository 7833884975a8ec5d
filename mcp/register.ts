/** Tools as a server of the Model Context Protocol offers them. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { refusalOf } from './refusal'
import type { Session } from './session'
import type { PageHead } from './store'
import type { Answer, InputOf, Tool } from './tools/tool'

export const newServer = (instructions: string) =>
  new McpServer({ name: 'pumian', version: '1' }, { instructions })

/** Offers a tool. @param shape of its input; further properties are refused */
export function register<Shape extends z.ZodRawShape, Page extends PageHead>(
  server: McpServer,
  session: Session<Page>,
  name: string,
  shape: Shape,
  { about, reads, run }: Tool<Shape, Page>,
) {
  server.registerTool(
    name,
    {
      description: about,
      inputSchema: z.strictObject(shape) as z.ZodType,
      annotations: { readOnlyHint: reads },
    },
    async (input: unknown): Promise<CallToolResult> => {
      try {
        return resultOf(await run(session, input as InputOf<Shape>))
      } catch (error) {
        const refusal = refusalOf(error)
        if (!refusal) throw error
        const { message, details } = refusal
        return {
          isError: true,
          content: [{ type: 'text', text: JSON.stringify({ refused: message, ...details }) }],
        }
      }
    },
  )
}

function resultOf(answer: Answer): CallToolResult {
  if ('png' in answer) return { content: [{ type: 'image', data: answer.png, mimeType: 'image/png' }] }
  return { content: [{ type: 'text', text: 'text' in answer ? answer.text : JSON.stringify(answer.json) }] }
}
