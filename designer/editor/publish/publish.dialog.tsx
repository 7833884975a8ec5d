import { missingRight } from '@schemas/rights'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import type { PageReview, PageRow } from '@schemas/generated/api'
import { REGIONS } from '@schemas/page-data'
import { FirstFocus } from '../../shell/ui'
import { type DialogProps, useWorkspace } from '../workspace'
import { FindingGroups } from './FindingGroups'
import { Published } from './Published'
import { EnableChoice, PublishForm } from './PublishForm'
import { PublishParts } from './PublishParts'
import { usePublication, type Done } from './use-publication'
import styles from './Publish.module.css'

/**
 * Publishes the ticked parts of header, body and footer together, now or at a set time; not while anything is wrong. Then
 * it says where visitors find the page.
 */
export default function PublishDialog({ onClose }: DialogProps) {
  const { saver, host } = useWorkspace()
  const [done, setDone] = useState<Done | null>(null)
  const publication = usePublication({ onScheduled: onClose, onDone: setDone })
  const { blocked, busy, choice, submit, approves } = publication

  function enabled(page: PageRow) {
    setDone((before) => before && { ...before, page })
    saver.took([page])
    host.success('发布成功！')
  }
  function withdrawn(pages: PageRow[]) {
    saver.took(pages)
    host.success('已撤回，顾客看到的是发布之前的页面')
    onClose()
  }

  if (done)
    return (
      <Modal open key="dialog" width={640} title={titleOf(done)} footer={null} onCancel={onClose}>
        <FirstFocus key="done">
          <Published {...done} onEnabled={enabled} onWithdrawn={withdrawn} />
        </FirstFocus>
      </Modal>
    )
  return (
    <Modal
      open
      key="dialog"
      width={640}
      title="发布页面"
      okText={okTextOf(choice.at !== null, approves.length > 0)}
      okButtonProps={{ disabled: blocked, loading: busy }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <FirstFocus key="form" className={styles.groups}>
        <PublishFields {...publication} />
      </FirstFocus>
    </Modal>
  )
}

const okTextOf = (isLater: boolean, approves: boolean) =>
  (approves ? '通过并' : '') + (isLater ? '定时发布' : '发布')

const titleOf = ({ page }: Done) => (page.enabled ? '发布成功！' : '页面已发布，还没有启用')

/** Whose submission is approved by it, and whether the draft is still the one that was handed in. */
function Approval({ review: { asked_name, message, page_id, revision } }: { review: PageReview }) {
  const { saver, pages, ui } = useWorkspace()
  const region = REGIONS.find((each) => pages[each]?.page.page_id === page_id)
  const isChanged = region !== undefined && saver.state.drafts[region] !== revision
  return (
    <Alert
      type="info"
      showIcon
      title={`${isChanged ? '提交之后草稿又有修改；' : ''}发布即通过${asked_name}提交的审核`}
      description={message}
      action={
        isChanged && (
          <Button size="small" onClick={() => (ui.dialog = 'review-changes')}>
            查看修改
          </Button>
        )
      }
    />
  )
}

/** The form: parts to publish, problems found, options, time and note. */
function PublishFields(publication: ReturnType<typeof usePublication>) {
  const { saver } = useWorkspace()
  const { changed, chosen, choose, choice, setChoice, off, enables, setEnables, ...rest } = publication
  const { failure, mayPublish, isWaiting, findings, blocked, busy, approves } = rest
  return (
    <>
      {!mayPublish && <Alert type="info" showIcon title={missingRight(['pages.publish'])} />}
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      <PublishParts
        changed={changed}
        before={saver.changedBefore}
        chosen={chosen}
        onChange={choose}
        disabled={!mayPublish || busy}
      />
      {approves.map((review) => (
        <Approval key={review.review_id} review={review} />
      ))}
      {isWaiting && <Alert type="info" showIcon title="已有定时发布，可在历史版本中取消" />}
      <FindingGroups {...findings} />
      {off && <EnableChoice page={off} checked={enables} onChange={setEnables} disabled={blocked || busy} />}
      <PublishForm choice={choice} onChange={setChoice} disabled={blocked || busy} />
    </>
  )
}
