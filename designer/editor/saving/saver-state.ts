import type { PageRow } from '@schemas/generated/api'
import { REGIONS, type Region } from '@schemas/page-data'
import { proxy } from 'valtio'
import type { WorkspacePages } from './draft-server'
import { byRegion, type Drafts } from './drafts'
import type { SavePhase } from './machine'
import type { OpenMerge } from './merging'

/** What the top bar shows; a valtio proxy. */
export interface SaverState {
  phase: SavePhase
  /** ms; when the server last confirmed the draft. */
  savedAt: number
  /** Why it failed, as the server said it. */
  message: string | null
  /** Whether this browser holds all unsaved edits in its journal. */
  journaled: boolean
  /** Whether the undo history reaches back to where the page was first opened in this tab. */
  remembersAll: boolean
  /** The server's draft by region, '' where the company has no such document. */
  drafts: Record<Region, string>
  /** What shoppers see by region, '' for what was never published. */
  published: Record<Region, string>
  /** A publication waits for its time. */
  scheduled: boolean
  /** Names of the pages by region; others may rename them. */
  titles: Record<Region, string>
  /** Whether visitors get the page at its address, by region. */
  enabled: Record<Region, boolean>
  /** The page was deleted by another operator, or in another window. */
  deleted: boolean
  /** The merge that waits for the operator; nothing is saved before. */
  openMerge: OpenMerge | null
}

export function createSaverState(pages: WorkspacePages): SaverState {
  return proxy<SaverState>({
    phase: 'saved',
    savedAt: Date.parse(pages.body.saved),
    message: null,
    journaled: true,
    remembersAll: true,
    drafts: byRegion((region) => pages[region]?.revision ?? ''),
    published: byRegion((region) => pages[region]?.page.published_revision ?? ''),
    scheduled: REGIONS.some((region) => pages[region]?.page.state === 'scheduled'),
    titles: byRegion((region) => pages[region]?.page.title ?? ''),
    enabled: byRegion((region) => pages[region]?.page.enabled ?? false),
    deleted: false,
    openMerge: null,
  })
}

export interface PublishedPage {
  page_id: string
  /** '' for what was never published. */
  revision: string
}

/** These revisions are what shoppers see of the drafts' pages. */
export function showPublished(
  { published }: SaverState,
  drafts: Drafts,
  pages: readonly PublishedPage[],
): void {
  for (const region of REGIONS) {
    const own = pages.find(({ page_id }) => page_id === drafts[region]?.page_id)
    if (own) published[region] = own.revision
  }
}

/** The pages' rows as the server has them now: what shoppers see, what is scheduled, names, what is enabled. */
export function showRows(state: SaverState, drafts: Drafts, rows: readonly PageRow[]): void {
  showPublished(
    state,
    drafts,
    rows.map(({ page_id, published_revision: revision }) => ({ page_id, revision })),
  )
  for (const region of REGIONS) {
    const row = rows.find(({ page_id }) => page_id === drafts[region]?.page_id)
    if (row) state.titles[region] = row.title
  }
  showEnabled(state, drafts, rows)
  state.scheduled = rows.some((row) => row.state === 'scheduled')
  state.deleted = rows.some(({ deleted }) => deleted !== '')
}

export function showEnabled({ enabled }: SaverState, drafts: Drafts, rows: readonly PageRow[]): void {
  for (const region of REGIONS) {
    const row = rows.find(({ page_id }) => page_id === drafts[region]?.page_id)
    if (row) enabled[region] = row.enabled
  }
}

/** The regions whose draft differs from what shoppers see. */
export function changedRegions({ drafts, published }: Pick<SaverState, 'drafts' | 'published'>): Region[] {
  return REGIONS.filter((region) => drafts[region] !== published[region])
}

export type PublishState = '已删除' | '草稿' | '已发布' | '未启用' | '有修改' | '有冲突' | '待发布'

/** Whether shoppers see the opened page as it is now; one that is not enabled they do not get at all. */
export function publishState(
  state: Pick<SaverState, 'phase' | 'drafts' | 'published' | 'scheduled' | 'deleted' | 'enabled'> & {
    openMerge: unknown
  },
  opened: Region,
): PublishState {
  if (state.deleted) return '已删除'
  if (state.openMerge) return '有冲突'
  if (state.scheduled) return '待发布'
  if (state.published.body === '') return '草稿'
  if (state.phase !== 'saved' || changedRegions(state).length > 0) return '有修改'
  return state.enabled[opened] ? '已发布' : '未启用'
}
