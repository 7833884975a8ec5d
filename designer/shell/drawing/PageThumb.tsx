import { useMemo, useRef } from 'react'
import { readPage } from '@schemas'
import { useApi } from '../api'
import { DrawnTop } from './DrawnTop'
import { useTurn } from './use-turn'
import styles from './PageThumb.module.css'

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
