import { Button, Tooltip, type ButtonProps } from 'antd'
import { keyNames } from './key-names'
import { useAction } from './use-action'

interface ActionButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  action: string
  /** Shows the title beside the icon. */
  labelled?: boolean
}

/** A button for an action, with its icon, its title and its shortcut as a hint. */
export function ActionButton({ action, labelled = false, type = 'text', ...rest }: ActionButtonProps) {
  const { title, icon: Icon, keys, enabled, run } = useAction(action)
  const hint = keys?.[0] ? `${title}（${keyNames(keys[0])}）` : title
  return (
    <Tooltip title={hint} mouseEnterDelay={0.4}>
      <Button
        {...rest}
        icon={Icon && <Icon />}
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
