import { freight_template, type FreeFreight, type FreightRule } from '../../db/schema'
import { AppError } from '../../core/errors'
import { plainRecord } from '../../back-office'
import { isRegionCode } from '../../platform'

export const record = plainRecord({
  name: 'freight_template',
  rights: { view: 'shops.view', edit: 'shops.edit' },
  table: freight_template,
  id: 'templates_id',
  words: ['name'],
  // 0 of a condition means that it does not count
  async prepare(_tx, _by, _id, row) {
    row['free'] = (row['free'] as FreeFreight[]).map(({ regions, from, atMost }) => ({
      regions,
      ...(from ? { from } : {}),
      ...(atMost ? { atMost } : {}),
    }))
    const ranges = [...(row['rules'] as FreightRule[]), ...(row['free'] as FreeFreight[])]
    const named = [...ranges.flatMap(({ regions }) => regions), ...(row['no_delivery'] as string[])]
    const unknown = named.find((code) => !isRegionCode(code))
    if (unknown !== undefined)
      throw new AppError('invalid', { message: `地区应为六位行政区划代码，收到 ${unknown}` })
  },
  order: [freight_template.created, freight_template.templates_id],
})
