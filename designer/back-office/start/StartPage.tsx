import { Link } from 'react-router-dom'
import { listedCount } from '@schemas/worklists'
import type { PageRow, StartAnswer } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { PageThumb } from '../../shell/drawing'
import { useHasAllPages, useMay } from '../../shell/sign-in'
import { ButtonLink, Heading, LoadFailure, Loading, Nothing, shownTime } from '../../shell/ui'
import { PLATFORM_NAMES, STATE_NAMES } from '../pages'
import styles from './StartPage.module.css'

/** What to do next, as the shop is now, and the pages of the last days. */
export default function StartPage() {
  const { data, error, isPending, refetch } = useApi('GET /start', {}, { ownError: true })
  const work = useApi('GET /open-work', {}, { ownError: true })
  const hasAll = useHasAllPages()
  const mayCreate = useMay('pages.edit') && hasAll
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (isPending) return <Loading />
  const waiting = (work.data?.figures ?? [])
    .filter(({ count }) => count > 0)
    .map(({ title, count, worklist, tab }) => ({
      text: `${title} ${listedCount(count)}`,
      to: `/worklists/${worklist}?tab=${tab}`,
    }))
  const tasks = [...reviewTasks(data), ...waiting, ...pageTasks(data)]
  return (
    <>
      <Heading title="开始">
        <ButtonLink to="/">所有页面</ButtonLink>
        {mayCreate && (
          <ButtonLink to="/?kind=custom&create=1" type="primary">
            新建页面
          </ButtonLink>
        )}
      </Heading>
      <section className={styles.part} aria-labelledby="start-next">
        <h2 id="start-next">接下来</h2>
        {work.error && <LoadFailure error={work.error} onRetry={work.refetch} />}
        {tasks.length === 0 ? (
          <p className={styles.calm}>没有等着处理的事。</p>
        ) : (
          <ul className={styles.tasks}>
            {tasks.map(({ text, to }) => (
              <li key={`${to} ${text}`}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part} aria-labelledby="start-recent">
        <h2 id="start-recent">最近的页面</h2>
        {data.recent.length === 0 ? (
          <Nothing text="还没有页面" />
        ) : (
          <ul className={styles.recent}>
            {data.recent.map(({ page_id, draft_revision, title, platform, state, updated, updated_by }) => (
              <li key={page_id}>
                <Link to={`/pages/${page_id}`} className={styles.page ?? ''}>
                  <PageThumb page_id={page_id} revision={draft_revision} label={title} />
                  <b>{title}</b>
                </Link>
                <span className={styles.note}>
                  {PLATFORM_NAMES[platform]} · {STATE_NAMES[state].text} · {shownTime(updated)} {updated_by}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

const named =
  (what: string) =>
  ({ page_id, title, platform }: PageRow) => ({
    text: `“${title}”（${PLATFORM_NAMES[platform]}）${what}`,
    to: `/pages/${page_id}`,
  })

const reviewOf = (page_id: string) => `/pages/${page_id}?left=review`

/** What waits for this operator, before what waits for every one. */
function reviewTasks({ reviews, returned, notes }: StartAnswer) {
  return [
    ...reviews.map(({ page_id, title, asked_name }) => ({
      text: `“${title}”待审核，${asked_name}提交`,
      to: reviewOf(page_id),
    })),
    ...returned.map(({ page_id, title, words }) => ({
      text: `“${title}”已退回：${words}`,
      to: reviewOf(page_id),
    })),
    ...notes.map(({ page_id, title, open }) => ({
      text: `“${title}”有 ${open} 条未解决的批注`,
      to: reviewOf(page_id),
    })),
  ]
}

/** Of pages and coupons: each leads to where it is done. */
function pageTasks({ changed, drafts, hidden, coupons_ending }: StartAnswer) {
  return [
    ...changed.map(named('有修改没有发布')),
    ...drafts.map(named('从未发布')),
    ...hidden.map(named('已发布但没有启用，顾客打不开')),
    ...coupons_ending.map(({ card_id, title, ends }) => ({
      text: `优惠券“${title}”将于 ${shownTime(ends)} 结束`,
      to: `/records/coupon/${card_id}`,
    })),
  ]
}
