/** Every page document of the demo, by its file in storefront/pages; `npx vitest run server/demo/pages -u` writes them there. */
import { hean } from '../hean'
import { songjian } from '../songjian'
import { footer, header } from './frame'
import { heanFrench, heanPrecollection, heanTechnology } from './hean-brand'
import { heanDigital, heanStory } from './hean-custom'
import { heanFooter, heanHeader } from './hean-frame'
import { heanHome } from './hean-home'
import { heanMobile } from './hean-mobile'
import { songjianFooter, songjianHeader, songjianHome } from './songjian'

export const pageDocuments: Record<string, () => string> = {
  header: () => header(hean, heanHeader),
  footer: () => footer(hean, heanFooter),
  home: heanHome,
  'home-h5': heanMobile,
  'custom-story': heanStory,
  'custom-digital': heanDigital,
  'custom-frenchstyle': heanFrench,
  'custom-technology': heanTechnology,
  'custom-precollection': heanPrecollection,
  'songjian-header': () => header(songjian, songjianHeader),
  'songjian-footer': () => footer(songjian, songjianFooter),
  'songjian-home': songjianHome,
}
