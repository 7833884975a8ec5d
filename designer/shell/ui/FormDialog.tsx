import { Form, Modal, type FormProps, type ModalProps } from 'antd'
import type { ReactNode } from 'react'
import { useRefusal } from './form-rules'

interface FormDialogProps<Values> {
  title: string
  /** px; default: antd's. */
  width?: number
  /** Default: 保存. */
  okText?: string
  okButtonProps?: NonNullable<ModalProps['okButtonProps']>
  /** While the values are being sent. */
  busy: boolean
  initialValues?: NonNullable<FormProps['initialValues']>
  /** `refused` shows an error of the server under the fields that it names, else as a message. */
  onSubmit(values: Values, refused: (error: Error) => void): void
  onClose(): void
  /** The fields. */
  children: ReactNode
}

/** A dialog with one form, which its main button and Enter submit. It is mounted while it is open. */
export function FormDialog<Values extends object>({
  title,
  width,
  okText = '保存',
  okButtonProps,
  busy,
  initialValues,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const [form] = Form.useForm<Values>()
  const refused = useRefusal(form)
  return (
    <Modal
      open
      title={title}
      {...(width !== undefined && { width })}
      okText={okText}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      {...(okButtonProps && { okButtonProps })}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        {...(initialValues && { initialValues })}
        onFinish={(values) => onSubmit(values, refused)}
      >
        {children}
      </Form>
    </Modal>
  )
}
