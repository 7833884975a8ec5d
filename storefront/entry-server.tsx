/** The storefront's server entry: the server imports nothing else of the storefront. */
import { withKnownHeights } from '@engine/render/known-height'
import { withNarrowCss } from '@engine/render/narrow-css'
import { withPhoneCss } from '@engine/render/phone-css'
import { mapValues } from '@schemas/envelope'
import type { FilledPage } from '@schemas/fill'
import type { PageData } from '@schemas/page-data'
import type { LoadedPage, StorefrontEntry } from '@schemas/storefront-entry'
import type { PagePlan } from '@schemas/page-plan'
import { assetsFrom } from './app/assets'
import { completePage } from './app/complete-page'
import { SharedPage } from './app/shared-page'
import { dataOf, pageRegistry } from './app/registry.server'
import { addresses, destinationOf } from './shell/routing/destination'
import { returnTarget } from './shell/routing/return-path'

const plan = (path: string) => destinationOf(path, dataOf)

function pageData(planned: PagePlan | undefined, loaded: LoadedPage): PageData {
  const data = completePage(planned, loaded, { dataOf, plan })
  const withCss = data.viewport === 'h5' ? withPhoneCss : withDesktopCss
  const regions = mapValues(data.regions, (page: FilledPage | null) => page && withCss(page, pageRegistry))
  return { ...data, regions }
}

const withDesktopCss: typeof withNarrowCss = (page, registry) =>
  withKnownHeights(withNarrowCss(page, registry), registry)

export default {
  plan,
  prepare: (planned, loaded, options) => new SharedPage(pageData(planned, loaded), options),
  prepareData: (data, options) => new SharedPage(data, options),
  addresses,
  returnTarget,
  assetsFrom,
} satisfies StorefrontEntry
