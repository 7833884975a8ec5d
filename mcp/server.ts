/** The tools as a server of the Model Context Protocol, for one connection with one operator's session. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { inputs, type Input, type ToolName } from './inputs'
import { LocalMemory, type Memory } from './memory'
import { refusalOf } from './refusal'
import { Session } from './session'
import type { ShopClient } from '@schemas/api/shop-client'
import { editTools } from './tools/edit'
import { pageTools } from './tools/pages'
import { publishTools, type Screenshot } from './tools/publish'
import { readTools } from './tools/read'
import type { Answer, Tool } from './tools/tool'

export interface ServerParts {
  shop: ShopClient
  /** Takes a picture of an address; throws with the reason where it cannot. */
  screenshot: Screenshot
  /** Left out: for as long as this server lives. */
  memory?: Memory
}

const INSTRUCTIONS =
  'Edits pages of a shop: list_pages, then outline or find, read the part you need, propose steps (nothing is saved), ' +
  'apply them (one saved draft), validate, publish (dry run; with confirm it goes live). Properties of a type: describe. ' +
  'A problem carries its fix as steps for apply. Prices are in cents. Ids of products, coupons and pages: search_records.'

export function createServer({ shop, screenshot, memory = new LocalMemory() }: ServerParts): McpServer {
  const server = new McpServer({ name: 'pumian', version: '1' }, { instructions: INSTRUCTIONS })
  const session = new Session(shop, memory)
  const tools = { ...pageTools, ...readTools, ...editTools, ...publishTools(screenshot) } satisfies {
    [K in ToolName]: Tool<K>
  }
  for (const name of Object.keys(inputs) as ToolName[])
    register(server, session, name, tools[name] as Tool<ToolName>)
  return server
}

function register<K extends ToolName>(
  server: McpServer,
  session: Session,
  name: K,
  { about, reads, run }: Tool<K>,
) {
  server.registerTool(
    name,
    {
      description: about,
      inputSchema: z.strictObject(inputs[name]) as z.ZodType,
      annotations: { readOnlyHint: reads },
    },
    async (input: unknown): Promise<CallToolResult> => {
      try {
        return resultOf(await run(session, input as Input<K>))
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
