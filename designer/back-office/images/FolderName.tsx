import { Form, Input } from 'antd'
import type { ImageFolder } from '@schemas/generated/api'
import { ADD_IMAGE_FOLDER_NAME } from '@schemas/generated/admin-limits'
import { atMost, FormDialog, useHost } from '../../shell/ui'
import { useChange } from '../../shell/api'

const LISTS = ['GET /image-folders'] as const

/** Creates or renames a folder. */
export function FolderName({ folder, onClose }: { folder: ImageFolder | null; onClose(): void }) {
  const host = useHost()
  const create = useChange('POST /image-folders', LISTS)
  const rename = useChange('PUT /image-folders/{folder_id}', LISTS)
  const then = { onSuccess: onClose, onError: ({ message }: Error) => host.error(message) }
  function submit({ name }: { name: string }) {
    const body = { name: name.trim() }
    if (folder) rename.mutate({ params: { folder_id: folder.folder_id }, body }, then)
    else create.mutate({ body }, then)
  }
  return (
    <FormDialog
      title={folder ? '重命名文件夹' : '新建文件夹'}
      busy={create.isPending || rename.isPending}
      initialValues={{ name: folder?.name ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        label="文件夹名称"
        name="name"
        rules={[
          { required: true, whitespace: true, message: '请输入文件夹名称' },
          atMost(ADD_IMAGE_FOLDER_NAME),
        ]}
      >
        <Input autoFocus />
      </Form.Item>
    </FormDialog>
  )
}
