import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { ArticleNode } from '@schemas/generated/api'
import { texts } from './texts/content'
import { columnsOf } from './columns'
import css from './Columns.module.css'
import { columnPath } from './paths'

interface ColumnsProps {
  nodes: readonly ArticleNode[]
  /** The column of the page. */
  current?: string | undefined
}

/** All columns, beside what stands in one of them. */
export function Columns({ nodes, current }: ColumnsProps) {
  return (
    <nav className={css.columns} aria-label={texts.columns}>
      <ul className={css.list}>
        {columnsOf(nodes).map((column) => (
          <li key={column.node_id}>
            <Anchor
              link={columnPath(column)}
              className={clsx(css.column, css[`depth${column.depth}`])}
              current={column.node_id === current}
            >
              {column.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
