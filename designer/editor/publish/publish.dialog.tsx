import { missingRight } from '@schemas/rights'
import { Alert, Modal } from 'antd'
import { useState } from 'react'
import type { PageRow } from '@schemas/generated/api'
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
  const { blocked, busy, choice, submit } = publication

  function enabled(page: PageRow) {
    setDone((before) => before && { ...before, page })
    host.success('发布成功！')
  }
  function withdrawn(pages: PageRow[]) {
    const shown = pages.map(({ page_id, published_revision: revision }) => ({ page_id, revision }))
    saver.published(shown, false)
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
      okText={choice.at === null ? '发布' : '定时发布'}
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

const titleOf = ({ page }: Done) => (page.enabled ? '发布成功！' : '页面已发布，还没有启用')

/** The form: parts to publish, problems found, options, time and note. */
function PublishFields(publication: ReturnType<typeof usePublication>) {
  const { saver } = useWorkspace()
  const { changed, chosen, choose, choice, setChoice, off, enables, setEnables, ...rest } = publication
  const { failure, mayPublish, isScheduled, findings, blocked, busy } = rest
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
      {isScheduled && <Alert type="info" showIcon title="已有定时发布，可在历史版本中取消" />}
      <FindingGroups {...findings} />
      {off && <EnableChoice page={off} checked={enables} onChange={setEnables} disabled={blocked || busy} />}
      <PublishForm choice={choice} onChange={setChoice} disabled={blocked || busy} />
    </>
  )
}
