import { Component, type ReactNode } from 'react'
import { ErrorMessage } from './ErrorMessage'

interface BoundaryProps {
  children: ReactNode
  /** Prepares a retry; without it only a reload helps. */
  onRetry?: () => void
  /** Wraps the message; default: the message fills the space. */
  renderFrame?: (message: ReactNode) => ReactNode
}

/** Keeps a part that fails from taking everything else with it, and offers a way on. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('出错了') }
  }

  override render(): ReactNode {
    const { children, onRetry, renderFrame = (message) => message } = this.props
    const retry = onRetry && (() => (onRetry(), this.setState({ error: null })))
    const { error } = this.state
    return error === null
      ? children
      : renderFrame(<ErrorMessage error={error} {...(retry && { onRetry: retry })} />)
  }
}
