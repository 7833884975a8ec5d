import { Button, Tooltip, type ButtonProps } from 'antd'
import { keyNames } from './key-names'
import { useAction } from './use-action'

interface ActionButtonProps extends Pick<ButtonProps, 'icon' | 'type' | 'size'> {
  action: string
  /** Shows the title beside the icon. */
  labelled?: boolean
}

/** A button for an action, with its title and shortcut as a hint. */
export function ActionButton({ action, labelled = false, type = 'text', ...rest }: ActionButtonProps) {
  const { title, keys, enabled, run } = useAction(action)
  const hint = keys?.[0] ? `${title}（${keyNames(keys[0])}）` : title
  return (
    <Tooltip title={hint} mouseEnterDelay={0.4}>
      <Button {...rest} type={type} disabled={!enabled} onClick={run} aria-label={title}>
        {labelled ? title : null}
      </Button>
    </Tooltip>
  )
}
