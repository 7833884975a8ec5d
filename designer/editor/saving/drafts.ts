/** The three documents as the server has them, as one page, and as they were sent. */
import { diff, joinRegions, type PageDoc, type RegionPages } from '@engine/design'
import { changesBetween, parsePage, readPage, type PageChanges } from '@schemas'
import type { SavedDraft } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import { REGIONS, type Region } from '@schemas/page-data'
import type { DraftToSave, WorkspacePages } from './draft-server'
import { WrittenPage, writeWidget } from './written-page'

/** A document at the server. */
export interface Draft {
  readonly page_id: string
  readonly revision: string
  /** Its canonical text; of what was saved here it is put together when it is read. */
  readonly document: string
}

/** By region; `null` where the company has none. */
export type Drafts = Readonly<Record<Region, Draft | null>>

/** What the next save starts from: the server's drafts, the same as documents, and as one page. */
export interface Base {
  doc: PageDoc
  pages: RegionPages
  drafts: Drafts
}

/** A record of one value for each region. */
export function byRegion<T>(make: (region: Region) => T): Record<Region, T> {
  const [header, body, footer] = REGIONS.map(make) as [T, T, T]
  return { header, body, footer }
}

/** The server's drafts as the editor was opened with them. */
export function draftsOf(pages: WorkspacePages): Drafts {
  return byRegion((region) => {
    const draft = pages[region]
    return draft && { page_id: draft.page.page_id, revision: draft.revision, document: draft.document }
  })
}

/** @throws Error when a draft is no page document: only a damaged database can cause that */
export const readDrafts = (drafts: Drafts): PageDoc => joinRegions(readPages(drafts)).doc

/** @throws Error as `readDrafts` */
export function readBase(drafts: Drafts): Base {
  const pages = readPages(drafts)
  return { doc: joinRegions(pages).doc, pages, drafts }
}

function readPages(drafts: Drafts): RegionPages {
  const pages = byRegion((region) => {
    const draft = drafts[region]
    return draft && readDocument(draft)
  })
  const { header, body, footer } = pages
  if (!body) throw new Error('Expected a draft of the page itself, found none.')
  return { header, body, footer }
}

/** The page of other texts of the same documents; null where one is missing. @throws Error for what is no page */
export function withTexts(drafts: Drafts, texts: Readonly<Record<string, string>>): PageDoc | null {
  const others = byRegion((region) => {
    const draft = drafts[region]
    return draft && { ...draft, document: texts[draft.page_id] ?? '' }
  })
  return Object.values(others).some((draft) => draft?.document === '') ? null : readDrafts(others)
}

/** @throws Error when the text is no page document */
export function readDocument({ page_id, document }: Pick<Draft, 'page_id' | 'document'>): PageJson {
  // the problem store validates it in idle time
  const page = readPage(document)
  if (page) return page
  const [problem] = parsePage(document).problems
  throw new Error(`Expected page ${page_id} to be a page document: ${problem?.message}`)
}

/** The drafts with those of some pages replaced. */
export function replaced(drafts: Drafts, fresh: readonly Draft[]): Drafts {
  return byRegion((region) => {
    const old = drafts[region]
    return fresh.find(({ page_id }) => page_id === old?.page_id) ?? old
  })
}

/** What the server has of a page, without what else it says of it. */
export const draftOf = ({ page_id, revision, document }: Draft): Draft => ({ page_id, revision, document })

/** What was written, by page_id. */
export type Texts = ReadonlyMap<string, WrittenPage>

/** Widgets that are written between two looks at the clock, and ms after which other work gets its turn. */
const BATCH = 50
const SLICE = 8
/** Widgets that are written at once. */
const FEW = 500

/** Writes the widgets of a large page ahead of `textsOf`, slice by slice; the page goes on being edited meanwhile. */
export async function writeAhead(pages: RegionPages): Promise<void> {
  const widgets = REGIONS.flatMap((region) => Object.values(pages[region]?.widgets ?? {}))
  if (widgets.length <= FEW) return
  let begun = performance.now()
  for (const [index, widget] of widgets.entries()) {
    writeWidget(widget)
    if (index % BATCH > 0 || performance.now() - begun < SLICE) continue
    await nextTurn()
    begun = performance.now()
  }
  await nextTurn()
}

/** Lets the browser draw and take input before a large page is worked on again. */
export const pauseFor = async (pages: RegionPages): Promise<void> => {
  if (REGIONS.some((region) => Object.keys(pages[region]?.widgets ?? {}).length > FEW)) await nextTurn()
}

export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The documents as they are saved. */
export function textsOf(pages: RegionPages, drafts: Drafts): Texts {
  return new Map(
    REGIONS.flatMap((region): [string, WrittenPage][] => {
      const [page, draft] = [pages[region], drafts[region]]
      return page && draft ? [[draft.page_id, WrittenPage.of(page)]] : []
    }),
  )
}

/** The regions whose documents differ from what the server has. */
export const changedPages = ({ pages: before }: Base, pages: RegionPages): Region[] =>
  REGIONS.filter((region) => {
    const [own, page] = [before[region], pages[region]]
    return own && page && !isUnchanged(changesBetween(own, page))
  })

const isUnchanged = ({ page, widgets }: PageChanges) =>
  page === undefined && Object.keys(widgets).length === 0

/** The drafts after the server has taken these texts. */
export function accepted(drafts: Drafts, texts: Texts, revisions: Readonly<Record<string, string>>): Drafts {
  const fresh = Object.entries(revisions).map(([page_id, revision]): Draft => {
    const written = texts.get(page_id)
    return {
      page_id,
      revision,
      get document() {
        return written?.text ?? ''
      },
    }
  })
  return replaced(drafts, fresh)
}

/** By page_id. */
export const revisionsOf = (saved: readonly SavedDraft[]): Record<string, string> =>
  Object.fromEntries(saved.map(({ page_id, revision }) => [page_id, revision]))

export function sameDocuments(a: Drafts, b: Drafts): boolean {
  return REGIONS.every((region) => a[region]?.document === b[region]?.document)
}

/**
 * What of the server's drafts is known to be ours: a save whose answer never came may have been carried out. Where the
 * server holds just what was sent, that is the base to merge over, not what was there before.
 * @param sent what was sent since `known`, by page
 */
export function acknowledged(
  known: Drafts,
  theirs: Drafts,
  sent: ReadonlyMap<string, readonly WrittenPage[]>,
): Drafts {
  return byRegion((region) => {
    const [own, other] = [known[region], theirs[region]]
    return own && other && sent.get(own.page_id)?.some(({ text }) => text === other.document) ? other : own
  })
}

/** What the server lacks of a document. */
type Missing = Omit<DraftToSave, 'document' | 'length'>

/** What was sent and not answered: the server may have it. */
export class Unanswered {
  readonly #texts = new Map<string, readonly WrittenPage[]>()
  #docs: PageDoc[] = []
  #isDoubtful = false

  /** The pages that the texts were made of, oldest first. */
  get docs(): readonly PageDoc[] {
    return this.#docs
  }

  /** By page_id, every text that was sent. */
  get texts(): ReadonlyMap<string, readonly WrittenPage[]> {
    return this.#texts
  }

  /** What of the documents changed, and those that were sent before without an answer. */
  missing(pages: RegionPages, base: Base): Missing[] {
    return REGIONS.flatMap((region): Missing[] => {
      const [draft, before, page] = [base.drafts[region], base.pages[region], pages[region]]
      if (!draft || !before || !page) return []
      const { page_id, revision } = draft
      const changes = changesBetween(before, page)
      const wasSent = this.#texts.has(page_id)
      const mayBeThere = wasSent || this.#isDoubtful
      return isUnchanged(changes) && !wasSent ? [] : [{ page_id, base: revision, changes, mayBeThere }]
    })
  }

  /** The same with their texts; they count as sent now. */
  take(missing: readonly Missing[], texts: Texts): DraftToSave[] {
    return missing.flatMap((each) => {
      const written = texts.get(each.page_id)
      if (!written) return []
      const before = this.#texts.get(each.page_id) ?? []
      if (!before.includes(written)) this.#texts.set(each.page_id, [...before, written])
      return {
        ...each,
        length: written.length,
        get document() {
          return written.text
        },
      }
    })
  }

  /** The page that the sent documents were made of. */
  note(doc: PageDoc): void {
    const last = this.#docs.at(-1)
    if (!last || diff(last, doc).length > 0) this.#docs.push(doc)
  }

  /** A tab that is gone may have sent what is saved next. */
  doubt(): void {
    this.#isDoubtful = true
  }

  /** The server has answered. */
  clear(): void {
    this.#texts.clear()
    this.#docs = []
    this.#isDoubtful = false
  }
}
