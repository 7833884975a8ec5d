import { Button, Tooltip, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
} from '@engine/icons'
import { keyNames } from './key-names'
import { useAction } from './use-action'

/** Of actions with several buttons, so that all of them look the same. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  'insert-above': <InsertRowAboveOutlined />,
  'insert-below': <InsertRowBelowOutlined />,
  'move-up': <ArrowUpOutlined />,
  'move-down': <ArrowDownOutlined />,
}

interface ActionButtonProps extends Pick<ButtonProps, 'icon' | 'type' | 'size'> {
  action: string
  /** Shows the title beside the icon. */
  labelled?: boolean
}

/** A button for an action, with its title and shortcut as a hint. */
export function ActionButton({ action, labelled = false, type = 'text', icon, ...rest }: ActionButtonProps) {
  const { title, keys, enabled, run } = useAction(action)
  const hint = keys?.[0] ? `${title}（${keyNames(keys[0])}）` : title
  return (
    <Tooltip title={hint} mouseEnterDelay={0.4}>
      <Button
        {...rest}
        icon={icon ?? ICONS[action]}
        type={type}
        disabled={!enabled}
        onClick={run}
        aria-label={title}
      >
        {labelled ? title : null}
      </Button>
    </Tooltip>
  )
}
