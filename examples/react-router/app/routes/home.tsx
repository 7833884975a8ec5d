/** What visitors load: the page and the defaults of its widgets, no validators and no forms. */
import { installDefaults, Render } from '@pumian/engine'
import { fillPlans } from '../../schemas/generated/defaults'
import { linkTargets } from '../../schemas/generated/link-targets'
import { readHome } from '../../src/page-file'
import { widgets } from '../../src/widgets'
import type { Route } from './+types/home'

installDefaults(fillPlans, linkTargets)

export const meta: Route.MetaFunction = () => [{ title: '页面' }]

export const loader = readHome

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Render page={loaderData} widgets={widgets} />
}
