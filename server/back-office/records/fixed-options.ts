import type { RecordOption } from '@schemas/generated/api'
import { COURIERS, MERCHANT } from '../../orders/logistics/couriers'
import { REGIONS } from '../../shops/regions/tree'

/** Kinds that are the same for every company and stand in no table. */
export const fixedOptions: Readonly<Record<string, readonly RecordOption[]>> = {
  courier: [...COURIERS, MERCHANT].map(({ corp_code, corp_name }) => ({ id: corp_code, title: corp_name })),
  region: REGIONS.flatMap((province) => [
    { id: province.id, title: province.label },
    ...province.children.flatMap((city) => [
      { id: city.id, title: `${province.label} ${city.label}` },
      ...city.children.map((county) => ({
        id: county.id,
        title: `${province.label} ${city.label} ${county.label}`,
      })),
    ]),
  ]),
}
