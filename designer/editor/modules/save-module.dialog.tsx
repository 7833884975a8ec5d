import { Form, Input } from 'antd'
import { useState } from 'react'
import { clipOf, inOrder, moduleOf, outermost } from '@engine/design'
import { strings } from '@schemas/generated/strings/W0006'
import { SAVE_MODULE_NAME } from '@schemas/generated/admin-limits'
import { atMost, FormDialog } from '../../shell/ui'
import { useChange } from '../../shell/api'
import { type DialogProps, useWorkspace } from '../workspace'
import { uploadImage } from '../../images'
import { pictureOf } from './module-picture'

/** Saves the selected widgets as a 组合模块: its name, a picture of them, and what they hold (rule canvas-3). */
export default function SaveModule({ onClose }: DialogProps) {
  const { base: editor, host, ui } = useWorkspace()
  const [uuids] = useState(() => inOrder(editor.doc, outermost(editor.doc, ui.selected)))
  const save = useChange('POST /modules', ['GET /modules'])
  const [busy, setBusy] = useState(false)

  async function submit({ name }: { name: string }) {
    setBusy(true)
    try {
      const image = await picture()
      if (image === null) return
      host.success(strings.imageUploaded)
      const params = moduleOf(uuids.map((uuid) => clipOf(editor.doc, uuid)))
      await save.mutateAsync({ body: { name: name.trim(), image, params } })
      host.success(strings.saved)
      onClose()
    } catch (error) {
      host.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  /** Address of the stored picture; null after the operator was told why there is none. */
  async function picture(): Promise<string | null> {
    try {
      return (await uploadImage(await pictureOf(uuids), { purpose: 'cover' })).img_full_url
    } catch (error) {
      console.warn(error)
      host.error(strings.imageFailed)
      return null
    }
  }

  return (
    <FormDialog<{ name: string }>
      title="保存组合模块"
      busy={busy}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <Form.Item
        label="模块名称"
        name="name"
        rules={[
          { required: true, whitespace: true, message: strings.nameRequired },
          atMost(SAVE_MODULE_NAME),
        ]}
      >
        <Input autoFocus />
      </Form.Item>
    </FormDialog>
  )
}
