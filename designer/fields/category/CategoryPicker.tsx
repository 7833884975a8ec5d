import { Modal, type InputRef } from 'antd'
import { useRef } from 'react'
import { CategoryPickerBody, type CategoryPickerProps } from './CategoryPickerBody'

/** A dialog for choosing one category of any level, or several with their descendants. */
export function CategoryPicker({ open, ...body }: Omit<CategoryPickerProps, 'search'> & { open: boolean }) {
  const search = useRef<InputRef>(null)
  return (
    <Modal
      open={open}
      width={520}
      centered
      destroyOnHidden
      title={body.main ? '选择主类目' : '选择分类'}
      footer={null}
      onCancel={body.onClose}
      afterOpenChange={(opened) => opened && search.current?.focus()}
    >
      <CategoryPickerBody {...body} search={search} />
    </Modal>
  )
}
