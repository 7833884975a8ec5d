import { Modal } from 'antd'
import { CategoryPickerBody, type CategoryPickerProps } from './CategoryPickerBody'

/** A dialog for choosing one category of any level, or several with all that lies below them. */
export function CategoryPicker({ open, ...body }: CategoryPickerProps & { open: boolean }) {
  return (
    <Modal
      open={open}
      width={520}
      centered
      destroyOnHidden
      title={body.main ? '选择主类目' : '选择分类'}
      footer={null}
      onCancel={body.onClose}
    >
      <CategoryPickerBody {...body} />
    </Modal>
  )
}
