import 'react'

declare module 'react' {
  /** Widgets pass parsed colours and lengths to their style sheet as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
