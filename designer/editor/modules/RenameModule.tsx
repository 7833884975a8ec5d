import { Form, Input } from 'antd'
import type { SavedModule } from '@schemas/generated/api'
import { strings } from '@schemas/generated/strings/W0006'
import { RENAME_MODULE_NAME } from '@schemas/generated/admin-limits'
import { atMost, FormDialog } from '../../shell/ui'
import { useChange } from '../../shell/api'
import { useWorkspace } from '../workspace'

export function RenameModule({ module, onClose }: { module: SavedModule; onClose(): void }) {
  const { host } = useWorkspace()
  const rename = useChange('PUT /modules/{design_id}', ['GET /modules'])
  const submit = ({ name }: { name: string }) =>
    rename.mutate(
      { params: { design_id: module.design_id }, body: { name: name.trim() } },
      { onSuccess: onClose, onError: ({ message }) => host.error(message) },
    )
  return (
    <FormDialog
      title="重命名组合模块"
      busy={rename.isPending}
      initialValues={module}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        label="模块名称"
        name="name"
        rules={[
          { required: true, whitespace: true, message: strings.nameRequired },
          atMost(RENAME_MODULE_NAME),
        ]}
      >
        <Input autoFocus />
      </Form.Item>
    </FormDialog>
  )
}
