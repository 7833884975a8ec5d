import { Button } from 'antd'
import type { ReactNode } from 'react'

interface ToolButtonProps {
  name: string
  icon: ReactNode
  disabled: boolean
  act(): void
}

/** An icon button for an action on one item of a list. */
export function ToolButton({ name, icon, disabled, act }: ToolButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      title={name}
      aria-label={name}
      icon={icon}
      disabled={disabled}
      onClick={act}
    />
  )
}
