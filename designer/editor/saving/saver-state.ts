import type { PageRow } from '@schemas/generated/api'
import { REGIONS, type Region } from '@schemas/page-data'
import { proxy } from 'valtio'
import type { WorkspacePages } from './draft-server'
import { byRegion } from './drafts'
import type { SavePhase } from './machine'
import type { OpenMerge } from './merging'

/** What editing needs of a page's row. */
type KnownRow = Pick<
  PageRow,
  'page_id' | 'title' | 'path' | 'state' | 'enabled' | 'deleted' | 'published_revision'
>

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
  /** The pages as the server last had them: what shoppers see, names, what is enabled or deleted. */
  rows: Record<Region, KnownRow | null>
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
    rows: byRegion((region) => copyOf(pages[region]?.page)),
    openMerge: null,
  })
}

/** The state changes with what it holds, so that it holds no object of others. */
const copyOf = (row: KnownRow | undefined): KnownRow | null => (row ? { ...row } : null)

/** Takes in rows of pages as the server has them now; rows of other pages are left out. */
export function takeRows({ rows }: SaverState, fresh: readonly KnownRow[]): void {
  for (const region of REGIONS) {
    const row = fresh.find(({ page_id }) => page_id === rows[region]?.page_id)
    if (row) rows[region] = copyOf(row)
  }
}

type Rows = Readonly<Record<Region, Readonly<KnownRow> | null>>

/** The revision that shoppers see, '' for what was never published. */
export const publishedRevision = ({ rows }: { rows: Rows }, region: Region): string =>
  rows[region]?.published_revision ?? ''

/** Whether a publication waits for its time. */
export const isScheduled = ({ rows }: { rows: Rows }): boolean =>
  REGIONS.some((region) => rows[region]?.state === 'scheduled')

/** The regions whose draft differs from what shoppers see. */
export function changedRegions(state: Pick<SaverState, 'drafts'> & { rows: Rows }): Region[] {
  return REGIONS.filter((region) => state.drafts[region] !== publishedRevision(state, region))
}

export type PublishState = '已删除' | '草稿' | '已发布' | '未启用' | '有修改' | '有冲突' | '待发布'

/** Whether shoppers see the opened page as it is now; one that is not enabled they do not get at all. */
export function publishState(
  state: Pick<SaverState, 'phase' | 'drafts'> & { rows: Rows; openMerge: unknown },
  opened: Region,
): PublishState {
  const row = state.rows[opened]
  // another operator's, or from another window
  if (row && row.deleted !== '') return '已删除'
  if (state.openMerge) return '有冲突'
  if (isScheduled(state)) return '待发布'
  if (publishedRevision(state, 'body') === '') return '草稿'
  if (state.phase !== 'saved' || changedRegions(state).length > 0) return '有修改'
  return row?.enabled ? '已发布' : '未启用'
}
