import { Alert, Input, Modal } from 'antd'
import { useId } from 'react'
import { SUBMIT_REVIEW_MESSAGE } from '@schemas/generated/admin-limits'
import { FirstFocus } from '../../shell/ui'
import { FindingGroups, PublishParts } from '../publish'
import { type DialogProps, useWorkspace } from '../workspace'
import { useSubmission } from './use-submission'
import styles from './Review.module.css'

/** Hands the ticked parts in, with a message to those who publish; not while anything is wrong. */
export default function SubmitReviewDialog({ onClose }: DialogProps) {
  const { saver } = useWorkspace()
  const id = useId()
  const { changed, chosen, choose, message, setMessage, failure, findings, blocked, busy, submit } =
    useSubmission(onClose)
  return (
    <Modal
      open
      width={640}
      title="提交审核"
      okText="提交审核"
      okButtonProps={{ disabled: blocked, loading: busy }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <FirstFocus className={styles.form}>
        {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
        <PublishParts
          changed={changed}
          before={saver.changedBefore}
          chosen={chosen}
          onChange={choose}
          disabled={busy}
          legend="将一起提交"
        />
        <FindingGroups {...findings} />
        <label htmlFor={id}>给审核人的说明</label>
        <Input.TextArea
          id={id}
          value={message}
          // a text that is too long is marked and refused by the server, never truncated
          count={{ show: true, max: SUBMIT_REVIEW_MESSAGE }}
          rows={3}
          disabled={busy}
          placeholder="这次修改了什么，请重点看哪里"
          onChange={({ target }) => setMessage(target.value)}
        />
      </FirstFocus>
    </Modal>
  )
}
