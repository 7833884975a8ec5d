import { Button, Tooltip, type ButtonProps } from 'antd'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** A link that looks like a button. */
export function ButtonLink({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  return <Button {...button} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
}

interface IconButtonProps extends Omit<ButtonProps, 'type' | 'aria-label' | 'name' | 'title' | 'children'> {
  icon: ReactNode
  /** Shown on hovering. */
  hint: string
  /** Accessible name, which also says what the button is about. */
  name: string
}

export const IconButton = ({ hint, name, ...button }: IconButtonProps) => (
  <Tooltip title={hint}>
    <Button {...button} type="text" aria-label={name} />
  </Tooltip>
)
