import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { RETURN_REVIEW_WORDS } from '@schemas/generated/admin-limits'
import { atMost, FormDialog } from '../../shell/ui'
import { type DialogProps, REGION_NAMES } from '../workspace'
import { useDeciding } from './use-deciding'
import { useWaiting } from './use-reviews'

/** Returns what waits, with words to who handed it in. */
export default function ReturnReviewDialog({ onClose }: DialogProps) {
  const waiting = useWaiting()
  const [index, setIndex] = useState(0)
  const { busy, giveBack } = useDeciding()
  const chosen = waiting[index]
  return (
    <FormDialog<{ words: string }>
      title="退回审核"
      okText="退回"
      okButtonProps={{ disabled: !chosen }}
      busy={busy}
      onSubmit={async ({ words }) => {
        if (chosen && (await giveBack(chosen.review, words))) onClose()
      }}
      onClose={onClose}
    >
      {waiting.length > 1 && (
        <Form.Item label="退回哪一个">
          <Radio.Group
            value={index}
            onChange={({ target: { value } }) => setIndex(value as number)}
            options={waiting.map(({ region }, at) => ({ value: at, label: REGION_NAMES[region] }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="words"
        label={`告诉${chosen?.review.asked_name ?? '提交的人'}要改什么`}
        rules={[
          { required: true, whitespace: true, message: '请写明退回的原因' },
          atMost(RETURN_REVIEW_WORDS),
        ]}
      >
        <Input.TextArea rows={4} count={{ show: true, max: RETURN_REVIEW_WORDS }} />
      </Form.Item>
    </FormDialog>
  )
}
