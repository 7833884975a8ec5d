import { Button, type ButtonProps } from 'antd'
import { useRef } from 'react'
import { UploadOutlined } from '@engine/icons'
import { ACCEPT } from './image-type'

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'onChange'> {
  onFile(file: File): void
}

/** A button that asks for one picture from the disk. */
export function FileButton({ onFile, children = '上传', ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<UploadOutlined />} {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        data-testid="file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // the same file may be chosen again
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
