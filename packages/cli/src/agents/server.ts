/** The tools over the page files of an application. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { fromJson, toJson } from '@engine/design'
import { inputs } from '@mcp/inputs'
import { LocalMemory } from '@mcp/memory'
import { faultsOf, showProblems } from '@mcp/page/problems'
import { Refusal } from '@mcp/refusal'
import { newServer, register } from '@mcp/register'
import { Session } from '@mcp/session'
import { editTools } from '@mcp/tools/edit'
import { readTools } from '@mcp/tools/read'
import type { Tool } from '@mcp/tools/tool'
import { parsePage } from '@schemas'
import { versionOf } from '@schemas/migrations'
import { FORMAT_VERSION, PAGE_TYPE, type JsonObject, type PageJson } from '@schemas/page'
import { schemaAt } from '@schemas/schema-at'
import { FileStore } from './store'

const INSTRUCTIONS =
  'Edits page files of an application: list_pages, then outline or find, read the part you need, propose steps (nothing ' +
  'is saved), apply them (the file is written), validate. Properties of a type: describe. A problem carries its fix as ' +
  'steps for apply. There is no shop: what publishes pages or takes pictures of them is the application itself.'

const SHARED = { ...readTools, ...editTools }

/** @param folder with the page files, which need not exist yet */
export function createFileServer(folder: string): McpServer {
  const server = newServer(INSTRUCTIONS)
  const store = new FileStore(folder)
  const session = new Session(store, new LocalMemory())
  register(server, session, 'list_pages', listInput, listPages(store))
  register(server, session, 'create_page', createInput, createPage(store))
  for (const name of Object.keys(SHARED) as (keyof typeof SHARED)[])
    register(server, session, name, inputs[name], SHARED[name] as Tool<(typeof inputs)[typeof name]>)
  register(server, session, 'validate', inputs.validate, validate)
  return server
}

const listInput = { keyword: inputs.list_pages.keyword }

const listPages = (store: FileStore): Tool<typeof listInput> => ({
  about: 'Page files with page_id (their path), title and platform, those that were changed last first.',
  reads: true,
  async run(_session, { keyword = '' }) {
    const { pages, refused } = await store.list()
    const wanted = keyword.toLowerCase()
    const found = pages.filter(({ page_id, title }) => `${page_id} ${title}`.toLowerCase().includes(wanted))
    const list = found.map(({ page_id, title, platform }) => ({ page_id, title, platform }))
    return { json: { pages: list, ...(refused.length > 0 && { no_pages: refused }) } }
  },
})

const createInput = {
  page: z
    .string()
    .regex(/^[\w-][\w./-]{0,190}\.json$/)
    .describe('new file such as about.json'),
  title: inputs.create_page.title.optional(),
  platform: inputs.create_page.platform,
  copy_of: inputs.create_page.copy_of,
}

const createPage = (store: FileStore): Tool<typeof createInput> => ({
  about: 'A new page file, empty or as a copy.',
  reads: false,
  async run(_session, { page: page_id, title, platform, copy_of }) {
    const like = copy_of === undefined ? undefined : toJson((await store.open(copy_of)).doc)
    const { $schema: _other, ...content } = like ?? blank(platform)
    const $schema = store.schemaFor(page_id)
    const props = { ...content.page.props, ...titled(title) }
    const page = { ...($schema !== undefined && { $schema }), ...content, page: { ...content.page, props } }
    const revision = await store.create(page_id, fromJson(page))
    return { json: { page_id, revision } }
  },
})

function blank(platform: PageJson['platform']): PageJson {
  const empty = {
    formatVersion: FORMAT_VERSION,
    platform,
    page: { v: versionOf(PAGE_TYPE), props: {} },
    widgets: {},
  }
  const { page } = parsePage(empty)
  if (!page) throw new Error('Expected an empty page to be a page document.')
  return page
}

/** @throws Refusal where the application's pages have no title */
function titled(title: string | undefined): JsonObject {
  if (title === undefined) return {}
  if (!schemaAt(PAGE_TYPE, ['props', 'title'])) throw new Refusal('pages of this application have no title')
  return { title }
}

const validate: Tool<(typeof inputs)['validate']> = {
  about: 'Problems of a page with message, place and fix (steps for apply).',
  reads: true,
  async run(session, { page }) {
    const { doc, role, revision } = await session.open(page)
    return { json: { revision, problems: showProblems(doc, faultsOf(doc, role), role) } }
  },
}
