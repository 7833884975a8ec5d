import { Form, Input } from 'antd'
import { useState } from 'react'
import { storedPage } from '@schemas'
import { SAVE_TEMPLATE_NAME } from '@schemas/generated/admin-limits'
import { atMost, FormDialog } from '../../shell/ui'
import { useChange } from '../../shell/api'
import { type DialogProps, useWorkspace } from '../workspace'
import { uploadImage } from '../../images'
import { pictureOfPage } from './module-picture'

/** Saves this page as a template for new pages, with a picture of it. */
export default function SaveTemplate({ onClose }: DialogProps) {
  const workspace = useWorkspace()
  const { host } = workspace
  const save = useChange('POST /templates', ['GET /templates'])
  const [busy, setBusy] = useState(false)

  async function submit({ name }: { name: string }) {
    setBusy(true)
    try {
      const { img_full_url: image } = await uploadImage(await pictureOfPage(), { purpose: 'cover' })
      const document = storedPage(workspace.documents().body)
      await save.mutateAsync({ body: { name: name.trim(), image, document } })
      host.success('页面模板保存成功')
      onClose()
    } catch (error) {
      host.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog<{ name: string }>
      title="存为页面模板"
      busy={busy}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <Form.Item
        label="模板名称"
        name="name"
        rules={[{ required: true, whitespace: true, message: '请输入模板名称' }, atMost(SAVE_TEMPLATE_NAME)]}
      >
        <Input autoFocus />
      </Form.Item>
    </FormDialog>
  )
}
