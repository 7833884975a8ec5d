import { Modal, type InputRef } from 'antd'
import { useRef } from 'react'
import { PickerBody, type PickerBodyProps } from './PickerBody'

interface EntityPickerProps<Row> extends Omit<PickerBodyProps<Row>, 'search'> {
  open: boolean
}

/**
 * A dialog for choosing goods, coupons, shops or pages: a table that the server searches, sorts and pages. Closing it
 * without 确定 changes nothing.
 */
export function EntityPicker<Row extends object>({ open, ...body }: EntityPickerProps<Row>) {
  const search = useRef<InputRef>(null)
  return (
    <Modal
      open={open}
      width={800}
      centered
      destroyOnHidden
      title={`选择${body.kind.name}`}
      footer={null}
      onCancel={body.onClose}
      afterOpenChange={(opened) => opened && search.current?.focus()}
    >
      <PickerBody {...body} search={search} />
    </Modal>
  )
}
