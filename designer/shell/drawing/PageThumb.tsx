import { useMemo, useRef } from 'react'
import { visitorShop } from '@engine'
import { fromJson } from '@engine/design'
import { readPage } from '@schemas'
import type { PageJson } from '@schemas/page'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { useApi } from '../api'
import { ScaledPage } from './ScaledPage'
import { topOfPage } from './top-of-page'
import { useTurn } from './use-turn'
import styles from './PageThumb.module.css'

/** Height of what is seen, in widths of the page. */
const SHOWN = 1.2

interface DrawnTopProps {
  page: PageJson
  label: string
}

/** The top of a page drawn by the shoppers' renderers. */
function DrawnTop({ page, label }: DrawnTopProps) {
  const drawn = useMemo(() => {
    const width = Number(page.page.props['pageWidth'] ?? 1190)
    const top = topOfPage(page, width * SHOWN)
    return { doc: fromJson(top), shop: visitorShop(snapshotLive(top)) }
  }, [page])
  return drawn.doc.widgets.size === 0 ? null : <ScaledPage {...drawn} label={label} />
}

interface PageThumbProps {
  page_id: string
  revision: string
  label: string
  /** Drawn in the shop's theme, whatever the page says. */
  follows?: boolean
}

/** A small picture of a page's top, drawn when it comes into view. A revision never changes, so it is fetched once. */
export function PageThumb({ page_id, revision, label, follows = false }: PageThumbProps) {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useTurn(box)
  const { data } = useApi(
    'GET /pages/{page_id}/revisions/{revision_id}',
    { params: { page_id, revision_id: revision } },
    { enabled: wanted, ownError: true },
  )
  const page = useMemo(() => {
    const read = data ? readPage(data.document) : null
    if (!read || !follows) return read
    return { ...read, page: { ...read.page, props: { ...read.page.props, followTheme: true } } }
  }, [data, follows])
  return (
    <div ref={box} className={styles.thumb} data-platform={page?.platform}>
      {page && <DrawnTop page={page} label={label} />}
    </div>
  )
}
