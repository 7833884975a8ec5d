/** The tools over the pages of a shop, for one connection with one operator's session. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { PageRow } from '@schemas/generated/api'
import type { ShopClient } from '@schemas/api/shop-client'
import { inputs, type ToolName } from './inputs'
import { LocalMemory, type Memory } from './memory'
import { newServer, register } from './register'
import { Session } from './session'
import { ShopStore } from './shop-store'
import { editTools } from './tools/edit'
import { pageTools } from './tools/pages'
import { publishTools, type Screenshot } from './tools/publish'
import { readTools } from './tools/read'
import type { Tool, Tools } from './tools/tool'

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
  const server = newServer(INSTRUCTIONS)
  const session = new Session(new ShopStore(shop), memory)
  const tools: Tools<ToolName, PageRow> = {
    ...pageTools(shop),
    ...readTools,
    ...editTools,
    ...publishTools(shop, screenshot),
  }
  for (const name of Object.keys(inputs) as ToolName[])
    register(server, session, name, inputs[name], tools[name] as Tool<(typeof inputs)[ToolName], PageRow>)
  return server
}
