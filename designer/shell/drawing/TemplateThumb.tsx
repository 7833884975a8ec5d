import { Skeleton } from 'antd'
import { useMemo, useRef } from 'react'
import { readPage } from '@schemas'
import { useApi } from '../api'
import { DrawnTop } from './DrawnTop'
import styles from './PageThumb.module.css'
import { useTurn } from './use-turn'

interface TemplateThumbProps {
  design_id: string
  label: string
  /** Shown until it is drawn: made when the template was saved, in the theme of that day. */
  image: string
}

/** A small picture of a template's top, drawn in the shop's theme when it comes into view. */
export function TemplateThumb({ design_id, label, image }: TemplateThumbProps) {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useTurn(box)
  const { data, isError } = useApi(
    'GET /templates/{design_id}',
    { params: { design_id } },
    { enabled: wanted, ownError: true },
  )
  const page = useMemo(() => (data ? readPage(data.document) : null), [data])
  return (
    <div ref={box} className={styles.thumb} data-platform={page?.platform}>
      {page ? (
        <DrawnTop page={page} label={label} />
      ) : image === '' ? (
        data === undefined && !isError && <Skeleton.Node active className={styles.waiting ?? ''} />
      ) : (
        <img src={image} alt="" />
      )}
    </div>
  )
}
