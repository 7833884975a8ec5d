import { clsx } from 'clsx'
import { Anchor } from '@engine'
import css from './Pagination.module.css'
import { clampPage, PAGE_SIZE, visiblePages } from './paging'

interface PaginationProps {
  page: number
  /** Rows in all. */
  total: number
  size?: number
  hrefOf(page: number): string
}

/** Links to the pages of a list: one back, a few around this one, the last, one on. Nothing where one page holds all. */
export function Pagination({ page: asked, total, size = PAGE_SIZE, hrefOf }: PaginationProps) {
  // past the last page the server answers with the last one
  const page = clampPage(asked, total, size)
  const pages = Math.ceil(total / size)
  if (pages <= 1) return null
  const near = visiblePages(page, pages)
  const number = (to: number) => (
    <li key={to}>
      <Anchor
        link={hrefOf(to)}
        className={clsx(css.page, to === page && css.current)}
        label={`第${to}页`}
        current={to === page}
      >
        {to}
      </Anchor>
    </li>
  )
  return (
    <nav aria-label="分页">
      <ul className={css.pages}>
        <li>
          <Step to={page - 1} pages={pages} hrefOf={hrefOf} text="上一页" />
        </li>
        {near[0] !== 1 && number(1)}
        {(near[0] ?? 1) > 2 && <Gap />}
        {near.map(number)}
        {(near.at(-1) ?? pages) < pages - 1 && <Gap />}
        {near.at(-1) !== pages && number(pages)}
        <li>
          <Step to={page + 1} pages={pages} hrefOf={hrefOf} text="下一页" />
        </li>
      </ul>
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'hrefOf'> {
  to: number
  pages: number
  text: string
}

function Step({ to, pages, hrefOf, text }: StepProps) {
  if (to < 1 || to > pages) return <span className={clsx(css.page, css.off)}>{text}</span>
  return (
    <Anchor link={hrefOf(to)} className={css.page}>
      {text}
    </Anchor>
  )
}

const Gap = () => (
  <li className={css.gap} aria-hidden="true">
    …
  </li>
)
