import { describe, expect, test } from 'vitest'
import { signInAs } from '../../helpers/operator'
import { arrive, faultsOf, recordStops, worklistStops, type Stop } from './kit/sellers'
import { useDesigner, type Role } from './kit/use-designer'

const { admin, shop } = useDesigner()

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
]

async function walk(role: Role, viewport: (typeof VIEWPORTS)[number], stops: Stop[]): Promise<string[]> {
  const own = await admin(role, { viewport })
  const found: string[] = []
  for (const stop of stops) {
    await arrive(own, stop)
    found.push(...(await faultsOf(own.page, stop.path)))
  }
  return found
}

/**
 * Requirements of every operator page, whatever its content; new kinds of records and worklists are included
 * automatically.
 */
describe.each(VIEWPORTS)('plain pages for operators, $width px wide', (viewport) => {
  test.each(['owner', 'viewer'] as const)(
    'every record’s list and forms are clean for the %s',
    async (role) => {
      const stops = await recordStops(await signInAs(shop().app, 'owner'))
      expect(await walk(role, viewport, stops)).toEqual([])
    },
  )

  test.each(['owner', 'viewer'] as const)(
    'every worklist and its items are clean for the %s',
    async (role) => {
      const stops = await worklistStops(await signInAs(shop().app, 'owner'))
      expect(await walk(role, viewport, stops)).toEqual([])
    },
  )
})
