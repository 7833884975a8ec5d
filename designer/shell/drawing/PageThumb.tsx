import { useMemo, useRef } from 'react'
import { readPage, type PageJson } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api'
import { DrawnTop } from './DrawnTop'
import { useTurn } from './use-turn'
import styles from './PageThumb.module.css'

interface PageThumbProps {
  page_id: string
  /** Of the draft as a list knows it; a newer one is drawn if there is one by now. */
  revision: string
  label: string
  /** Drawn in the shop's theme, whatever the page says. */
  follows?: boolean
}

/** Title of the shop's own content in a page, which the designer does not draw. */
const sectionOf = ({ widgets }: PageJson): string | undefined =>
  Object.values(widgets)
    .map(({ type }) => catalogue[type])
    .find((entry) => entry?.fixed)?.title

/** A small picture of a page's top, drawn when it comes into view. It is fetched once for each revision. */
export function PageThumb({ page_id, revision, label, follows = false }: PageThumbProps) {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useTurn(box)
  const { data } = useQuery({
    queryKey: ['thumbnail', page_id, revision],
    queryFn: ({ signal }) => call('GET /pages/{page_id}/draft', { params: { page_id }, signal }),
    enabled: wanted,
    staleTime: Infinity,
  })
  const page = useMemo(() => {
    const read = data ? readPage(data.document) : null
    if (!read || !follows) return read
    return { ...read, page: { ...read.page, props: { ...read.page.props, followTheme: true } } }
  }, [data, follows])
  const section = page ? sectionOf(page) : undefined
  return (
    <div ref={box} className={styles.thumb} data-platform={page?.platform}>
      {page && <DrawnTop page={page} label={label} />}
      {section !== undefined && (
        <span className={styles.section} aria-hidden="true">
          {section}
        </span>
      )}
    </div>
  )
}
