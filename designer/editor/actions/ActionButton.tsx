import { Button, Tooltip, type ButtonProps } from 'antd'
import { memo } from 'react'
import { keyNames } from './key-names'
import { useAction } from './use-action'

interface ActionButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  action: string
  /** Shows the title beside the icon. */
  labelled?: boolean
}

/**
 * A button for an action, with its icon, its title and its shortcut as a hint. Twenty of them are around the selected
 * widget: they render with their action only, not with every key that is typed into it.
 */
export const ActionButton = memo(function ActionButton({
  action,
  labelled = false,
  type = 'text',
  ...rest
}: ActionButtonProps) {
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
})
