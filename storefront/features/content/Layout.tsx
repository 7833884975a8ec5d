import type { ReactNode } from 'react'
import type { ArticleNode } from '@schemas/generated/api'
import { Breadcrumb, type Crumb } from '../../shell/parts/Breadcrumb'
import { Columns } from './Columns'
import css from './Layout.module.css'

interface LayoutProps {
  crumbs: readonly Crumb[]
  nodes: readonly ArticleNode[] | undefined
  /** The column of the page. */
  current?: string | undefined
  children: ReactNode
}

/** A page of articles: where it stands, the columns at its side. */
export function Layout({ crumbs, nodes, current, children }: LayoutProps) {
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={crumbs} />
      <div className={css.sides}>
        <Columns nodes={nodes ?? []} current={current} />
        <div>{children}</div>
      </div>
    </div>
  )
}
