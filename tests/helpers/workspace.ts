/** A page opened for editing as in the designer, with a host that records messages. */
import { EMPTY_LIVE } from '@engine'
import { insertDefaults, parsePage, storedPage } from '@schemas'
import type { PageRow } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import type { Region } from '@schemas/page-data'
import type { Host } from '@designer/shell/ui/host'
import type { SaverPorts } from '@designer/editor/saving/ports'
import { Workspace, type DraftPage, type WorkspacePages } from '@designer/editor/workspace/workspace'
import footer from '../../storefront/pages/footer.json'
import header from '../../storefront/pages/header.json'
import home from '../../storefront/pages/home.json'
import { memoryServer } from './memory-server'

export interface NotedHost extends Host {
  /** All messages so far, latest last: `confirm …`, `success …`, `warn …`, `error …`. */
  readonly said: string[]
  /** The operator's answer to questions. */
  agrees: boolean
}

export function notedHost(): NotedHost {
  const said: string[] = []
  return {
    said,
    agrees: true,
    async confirm(question, { detail } = {}) {
      said.push(['confirm', question, detail].filter(Boolean).join(' '))
      return this.agrees
    },
    success: (text) => void said.push(`success ${text}`),
    warn: (text) => void said.push(`warn ${text}`),
    error: (text) => void said.push(`error ${text}`),
  }
}

export interface OpenedWorkspace extends Workspace {
  readonly host: NotedHost
}

interface Options {
  /** Documents instead of the demo's; `null`: the company has none. */
  pages?: Partial<Record<Region, PageJson | null>>
  readOnly?: boolean
  ownPages?: readonly string[]
  page_id?: string
  /** As the server would return them; `pages` is ignored then. */
  drafts?: WorkspacePages
  saving?: Partial<SaverPorts>
}

/** A page of the storefront's own, with only its section. */
export function sectionPages(type: string): WorkspacePages {
  const { props, style } = insertDefaults(type)
  const section = { type, v: 1, parent: null, order: 'a0', name: '', alias: '', props, style }
  const body = draftOf('section', { ...emptyPage(), widgets: { section } })
  return { header: null, body: { ...body, page: { ...body.page, alias: type } }, footer: null }
}

/** The demo's home page with its header and footer, unless others are given. */
export function openWorkspace({
  pages = {},
  readOnly = false,
  drafts = draftsOf(pages),
  page_id,
  ownPages = [],
  saving,
}: Options = {}): OpenedWorkspace {
  return new Workspace(drafts, notedHost(), {
    readOnly,
    ownPages,
    askLive: async () => EMPTY_LIVE,
    ...(page_id !== undefined && { page_id }),
    saving: { server: memoryServer(drafts.body.page), ...saving },
  }) as OpenedWorkspace
}

function draftsOf(pages: NonNullable<Options['pages']>): WorkspacePages {
  const documents = { header: demo(header), body: demo(home), footer: demo(footer), ...pages }
  const body = documents.body ?? demo(home)
  return {
    header: documents.header && draftOf('header', documents.header),
    body: draftOf('home', body),
    footer: documents.footer && draftOf('footer', documents.footer),
  }
}

/** An empty page of a platform. */
export function emptyPage(platform: PageJson['platform'] = 'pc'): PageJson {
  return { formatVersion: 2, platform, page: { v: 1, props: {} }, widgets: {} }
}

function demo(json: unknown): PageJson {
  const { page } = parsePage(json)
  if (!page) throw new Error('Expected a demo page, got none.')
  return page
}

function draftOf(type: PageRow['page_type'], page: PageJson): DraftPage {
  const revision = `${type}-1`
  const row: PageRow = {
    page_id: type,
    theme_pc_template_id: '101',
    page_type: type,
    platform: page.platform,
    title: '首页',
    description: '',
    alias: '',
    enabled: true,
    seo: {},
    state: 'published',
    draft_revision: revision,
    published_revision: revision,
    published: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-01T00:00:00.000Z',
    updated_by: '店主',
    deleted: '',
    path: '/',
  }
  return {
    page: row,
    revision,
    number: 1,
    document: storedPage(page),
    saved: '2026-01-01T00:00:00.000Z',
    author: '店主',
  }
}
