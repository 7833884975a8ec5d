import { readHome } from '../../src/page-file'
import { Editor } from '../editor.client'
import type { Route } from './+types/designer'

export const meta: Route.MetaFunction = () => [{ title: '设计器' }]

export const loader = readHome

/** Operators edit in a browser; nothing of it is drawn on the server. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()
clientLoader.hydrate = true as const

export const HydrateFallback = () => null

export default function DesignerPage({ loaderData }: Route.ComponentProps) {
  return <Editor page={loaderData} />
}
