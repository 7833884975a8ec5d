import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { ArticleNode } from '@schemas/generated/api'
import { Breadcrumb, type Crumb } from '../../shell/parts/Breadcrumb'
import css from './Layout.module.css'
import { texts } from './texts/content'
import { columnsOf, columnPath } from './columns'

interface LayoutProps {
  crumbs: readonly Crumb[]
  nodes: readonly ArticleNode[] | undefined
  /** The column of the page. */
  current?: string | undefined
  children: ReactNode
}

/** A page of articles with its breadcrumb and the columns at its side. */
export function Layout({ crumbs, nodes, current, children }: LayoutProps) {
  return (
    <div className="page-column">
      <Breadcrumb crumbs={crumbs} />
      <div className={css.sides}>
        <Columns nodes={nodes ?? []} current={current} />
        <div>{children}</div>
      </div>
    </div>
  )
}

interface ColumnsProps {
  nodes: readonly ArticleNode[]
  /** The column of the page. */
  current?: string | undefined
}

/** All columns, beside the content of one of them. */
function Columns({ nodes, current }: ColumnsProps) {
  return (
    <nav className={css.columns} aria-label={texts.columns}>
      <ul className={clsx(css.list, 'scroll-row')}>
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

interface PanelProps {
  title: string | undefined
  /** At the other end of its head. */
  beside: ReactNode
  children: ReactNode
}

/** A white card of articles, named by its head. */
export const Panel = ({ title, beside, children }: PanelProps) => (
  <section className={css.panel} aria-label={title}>
    <header className={css.head}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.beside}>{beside}</p>
    </header>
    {children}
  </section>
)

/** Articles one below the other, each an `li`. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={css.rows}>{children}</ul>

/** Text of an operator: HTML that the server cleaned when it was saved. */
export const RichText = ({ html }: { html: string }) => (
  <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />
)
