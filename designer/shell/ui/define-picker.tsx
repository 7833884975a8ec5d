import { Modal, type InputRef } from 'antd'
import { useRef, type ComponentType, type ReactNode, type Ref } from 'react'

export interface PickerBodyProps {
  onClose(): void
  /** Gets the focus once the dialog is open. */
  search?: Ref<InputRef>
}

interface PickerDefinition<Props> {
  /** px */
  width: number
  title(props: Props): ReactNode
  /** The dialog's content, mounted again whenever it opens; a `PickerFooter` closes it. */
  Body: ComponentType<Props & PickerBodyProps>
}

/** A dialog for choosing something. Closing it without 确定 changes nothing. */
export function definePicker<Props extends { onClose(): void }>({
  width,
  title,
  Body,
}: PickerDefinition<Props>): ComponentType<Props & { open: boolean }> {
  return function Picker({ open, ...props }) {
    const search = useRef<InputRef>(null)
    const own = props as unknown as Props
    return (
      <Modal
        open={open}
        width={width}
        centered
        destroyOnHidden
        title={title(own)}
        footer={null}
        onCancel={own.onClose}
        afterOpenChange={(opened) => opened && search.current?.focus()}
      >
        <Body {...own} search={search} />
      </Modal>
    )
  }
}
