import { useShop } from '@engine'
import type { FilledPage } from '@schemas/fill'
import type { Answered } from '@schemas/page-plan'

/** The shop's sign where its header document is not shown. */
export interface Brand {
  name: string
  /** Address of the picture; '' if the header has none that leads home. */
  logo: string
}

/** The key of the checkout layout's sign in a page's answers. */
export const BRAND = 'brand'

interface Zone {
  pathData?: { url?: unknown }
}

/** The picture of the shop's header that leads to the home page is its logo. */
export function brandOf(name: string, header: FilledPage | null): Brand {
  const pictures = Object.values(header?.widgets ?? {}).map(({ props }) => props)
  const logo = pictures.find(
    ({ imgUrl, data }) =>
      typeof imgUrl === 'string' &&
      Array.isArray(data) &&
      (data as Zone[]).some((zone) => zone.pathData?.url === '/'),
  )
  return { name, logo: typeof logo?.['imgUrl'] === 'string' ? logo['imgUrl'] : '' }
}

export function useBrand(): Brand {
  const answer = useShop().answers[BRAND] as Answered<Brand> | undefined
  return answer?.data ?? { name: '', logo: '' }
}
