import { Button, Tag } from 'antd'
import { useMay } from '../../shell/sign-in'
import { shownTime } from '../../shell/ui'
import { REGION_NAMES, useWorkspace } from '../workspace'
import { DECIDED_AT, REVIEW_STATES } from './texts'
import { useDeciding } from './use-deciding'
import { useChangedSince, useReviews, type RegionReview } from './use-reviews'
import styles from './Review.module.css'

/** The latest review of each document, with what the operator may do about it. */
export function ReviewCards() {
  return useReviews().map((each) => <ReviewCard key={each.review.review_id} {...each} />)
}

function ReviewCard({ region, review }: RegionReview) {
  const { opened } = useWorkspace()
  const { state, message, words, asked_name, decided_name, decided } = review
  const { text, colour } = REVIEW_STATES[state]
  return (
    <section className={styles.card} aria-label={`${REGION_NAMES[region]}的审核`}>
      <div className={styles.row}>
        <Tag color={colour}>{text}</Tag>
        {region !== opened && <span>{REGION_NAMES[region]}</span>}
      </div>
      <p className={styles.quiet}>
        {asked_name}提交于 {shownTime(review.created, 'MM-DD HH:mm')}
      </p>
      {message !== '' && <p className={styles.words}>{message}</p>}
      {state === 'waiting' ? (
        <Deciding region={region} review={review} />
      ) : (
        <p className={styles.quiet}>
          {decided_name}
          {DECIDED_AT[state]} {shownTime(decided, 'MM-DD HH:mm')}
        </p>
      )}
      {words !== '' && <p className={styles.words}>{words}</p>}
    </section>
  )
}

function Deciding({ region, review }: RegionReview) {
  const { ui } = useWorkspace()
  const mayPublish = useMay('pages.publish')
  const { busy, withdraw } = useDeciding()
  const isChanged = useChangedSince({ region, review })
  return (
    <>
      {isChanged && (
        <div className={styles.row}>
          <span className={styles.quiet}>提交之后草稿又有修改</span>
          <Button type="link" size="small" onClick={() => (ui.dialog = 'review-changes')}>
            查看修改
          </Button>
        </div>
      )}
      <div className={styles.row}>
        {mayPublish && (
          <>
            <Button type="primary" size="small" onClick={() => (ui.dialog = 'publish')}>
              通过并发布
            </Button>
            <Button size="small" onClick={() => (ui.dialog = 'return-review')}>
              退回
            </Button>
          </>
        )}
        {review.own && (
          <Button size="small" loading={busy} onClick={() => void withdraw(review)}>
            撤回
          </Button>
        )}
      </div>
    </>
  )
}
