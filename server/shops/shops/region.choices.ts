import type { Choices } from '../../back-office'
import { REGIONS } from '../../platform'

export const choices: readonly Choices[] = [
  {
    kind: 'region',
    fixed: REGIONS.flatMap((province) => [
      { id: province.id, title: province.label },
      ...province.children.flatMap((city) => [
        { id: city.id, title: `${province.label} ${city.label}` },
        ...city.children.map((county) => ({
          id: county.id,
          title: `${province.label} ${city.label} ${county.label}`,
        })),
      ]),
    ]),
  },
]
