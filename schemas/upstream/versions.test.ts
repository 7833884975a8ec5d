import { describe, expect, it } from 'vitest'
import { serialisePage } from '..'
import { resolvedSchemas } from '../generated/resolved'
import { fixtureChains, fixtureSchemas } from '../migrations/fixtures'
import { exportUpstream, importUpstream } from './index'
import { MARK } from './mark'
import { createWidgetSchemas } from './widget-schemas'

const { 4: current, ...older } = fixtureSchemas
const { W0000 = {} } = resolvedSchemas
const schemas = createWidgetSchemas({ W0000, X0001: current }, { X0001: older }, fixtureChains)

describe('import and export across schema versions', () => {
  it('upstream settings are read by version 1 and upgraded', () => {
    const { page } = importUpstream([{ type: 'X0001', uuid: 'a', pointColor: '#00ff00', delay: '100' }], {
      schemas,
    })
    expect(page?.widgets.a).toMatchObject({ v: 4, props: { pointColour: '#00ff00', delay: 500, columns: 5 } })
  })

  it('an export of an older program is read by its version and upgraded', () => {
    const exported = {
      type: 'X0001',
      uuid: 'a',
      pointColour: '#00ff00',
      delay: 100,
      [MARK]: { v: 2, order: 'a3' },
    }
    const { page, report } = importUpstream([exported], { schemas })
    expect(page?.widgets.a).toMatchObject({
      v: 4,
      order: 'a3',
      props: { pointColour: '#00ff00', delay: 500 },
    })
    expect(report).toEqual([])
  })

  it('a current export is imported unchanged', () => {
    const { page } = importUpstream([{ type: 'X0001', uuid: 'a', height: 5 }], { schemas })
    const back = page && importUpstream(exportUpstream(page, { schemas }), { schemas }).page
    expect(back && serialisePage(back)).toBe(page && serialisePage(page))
  })

  it('content of a later version is kept for validation to refuse', () => {
    const later = { type: 'X0001', uuid: 'a', brightness: 3, height: 5, [MARK]: { v: 9 } }
    const { page } = importUpstream([later], { schemas })
    expect(page?.widgets.a).toMatchObject({ v: 9, props: { brightness: 3 }, style: { height: 5 } })
  })

  it('a step that fails is reported and the content kept', () => {
    function breakDown(): never {
      throw new Error('no')
    }
    const broken = createWidgetSchemas(
      { W0000, X0001: fixtureSchemas[2] },
      { X0001: older },
      { X0001: { 1: breakDown } },
    )
    const { page, report } = importUpstream([{ type: 'X0001', uuid: 'a', delay: 3 }], { schemas: broken })
    expect(page?.widgets.a).toMatchObject({ v: 1, props: { delay: 3 } })
    expect(report).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: 'X0001 的升级步骤 breakDown（版本 1 到 2）失败：no',
      }),
    ])
  })
})
