import { Modal } from 'antd'
import type { Picked } from './entity-kind'
import { PickerBody, type PickerBodyProps } from './PickerBody'

interface EntityPickerProps<Row> extends PickerBodyProps<Row> {
  open: boolean
}

/**
 * A dialog for choosing goods, coupons, shops or pages: a table that the server searches, sorts and pages. Closing it
 * without 确定 changes nothing.
 */
export function EntityPicker<Row extends object>({ open, ...body }: EntityPickerProps<Row>) {
  return (
    <Modal
      open={open}
      width={800}
      centered
      destroyOnHidden
      title={`选择${body.kind.name}`}
      footer={null}
      onCancel={body.onClose}
    >
      <PickerBody {...body} />
    </Modal>
  )
}

export type { Picked }
