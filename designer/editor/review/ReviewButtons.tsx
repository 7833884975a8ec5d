import { Button, Space, Tag, Tooltip } from 'antd'
import { useSnapshot } from 'valtio'
import type { Region } from '@schemas/page-data'
import { missingRight } from '@schemas/rights'
import { useMay } from '../../shell/sign-in'
import { plainButton } from '../../shell/ui'
import { useAction } from '../actions'
import { publishedRevision } from '../saving'
import { setShown, useWorkspace } from '../workspace'
import { REVIEW_STATES } from './texts'
import { useDeciding } from './use-deciding'
import { useReviews, useWaiting } from './use-reviews'

/** 发布 for those who publish, 提交审核 for those who only edit; viewers see why they can do neither. */
export function OutgoingButtons() {
  const mayPublish = useMay('pages.publish')
  const mayEdit = useMay('pages.edit')
  if (mayPublish) return <PublishButtons />
  if (mayEdit) return <SubmitButtons />
  return (
    <Tooltip title={missingRight(['pages.publish'])}>
      <Button type="primary" disabled>
        发布
      </Button>
    </Tooltip>
  )
}

function PublishButtons() {
  const { ui } = useWorkspace()
  const { title, enabled, run } = useAction('publish')
  const isWaiting = useWaiting().length > 0
  return (
    <Space.Compact>
      {isWaiting && <Button onClick={() => (ui.dialog = 'return-review')}>退回</Button>}
      <Button type="primary" disabled={!enabled} onClick={run}>
        {isWaiting ? '通过并发布' : title}
      </Button>
    </Space.Compact>
  )
}

function SubmitButtons() {
  const { ui, opened } = useWorkspace()
  const { busy, withdraw } = useDeciding()
  const waiting = useWaiting().find(({ region }) => region === opened)?.review
  if (waiting?.own)
    return (
      <Button loading={busy} onClick={() => void withdraw(waiting)}>
        撤回审核
      </Button>
    )
  return (
    <Tooltip title={waiting ? `${waiting.asked_name}已提交，正在审核中` : null}>
      <Button type="primary" disabled={waiting !== undefined} onClick={() => (ui.dialog = 'submit-review')}>
        提交审核
      </Button>
    </Tooltip>
  )
}

/** Whether the page waits for a review or was returned; opens reviews and notes. */
export function ReviewState() {
  const { ui, saver } = useWorkspace()
  const reviews = useReviews()
  const state = useSnapshot(saver.state)
  // what went out since is no longer returned
  const isOut = (region: Region) => state.drafts[region] === publishedRevision(state, region)
  const shown =
    reviews.find(({ review }) => review.state === 'waiting') ??
    reviews.find(({ region, review }) => review.state === 'returned' && !isOut(region))
  if (!shown) return null
  const { text, colour } = REVIEW_STATES[shown.review.state]
  const open = () => {
    ui.left = 'review'
    setShown(ui.sides, 'left', true)
  }
  return (
    <button type="button" className={plainButton} aria-label={`${text}，打开审核与批注`} onClick={open}>
      <Tag color={colour}>{text}</Tag>
    </button>
  )
}
