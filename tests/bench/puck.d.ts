/**
 * The part of Puck that the bench uses. Its own types are installed only with `npm run bench`, and the type check must
 * not need them.
 */
declare module '@puckeditor/core' {
  import type { ReactNode } from 'react'

  export type Field =
    | { type: 'text' | 'number' }
    | { type: 'object'; objectFields: Record<string, Field> }
    | { type: 'array'; arrayFields: Record<string, Field> }

  export interface ComponentConfig<Props> {
    fields: Record<string, Field>
    render: (props: Props & { id: string }) => ReactNode
  }

  export interface Config {
    root: { render: (props: { children: ReactNode }) => ReactNode }
    components: Record<string, ComponentConfig<never>>
  }

  export interface ComponentData {
    type: string
    props: { id: string } & Record<string, unknown>
  }

  export interface Data {
    root: { props: object }
    content: ComponentData[]
    zones: object
  }

  export interface ReplaceAction {
    type: 'replace'
    destinationIndex: number
    destinationZone: string
    data: ComponentData
  }

  export interface PuckApi {
    appState: { data: Data }
    dispatch: (action: ReplaceAction) => void
  }

  export function Render(props: { config: Config; data: Data }): ReactNode
  export function Puck(props: {
    config: Config
    data: Data
    iframe: { enabled: boolean }
    onChange?: (data: Data) => void
    children?: ReactNode
  }): ReactNode
  export namespace Puck {
    function Preview(): ReactNode
  }
  export function createUsePuck(): <T>(select: (api: PuckApi) => T) => T
}
