'use client'
/** What visitors load: the defaults of the widgets, no validators and no forms. */
import { installDefaults, Render, type PageJson } from '@pumian/engine'
import { fillPlans } from '../schemas/generated/defaults'
import { linkTargets } from '../schemas/generated/link-targets'
import { widgets } from './widgets'

installDefaults(fillPlans, linkTargets)

export function HomePage({ page }: { page: PageJson }) {
  return <Render page={page} widgets={widgets} />
}
