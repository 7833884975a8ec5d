import { FORMAT_VERSION, insertDefaults, type PageJson, type Platform } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import { PAGE_TYPE } from '@schemas/page'

/** px; a phone as the designer draws it. */
const H5_WIDTH = 375

/** A page without widgets, its configuration written out as insertion writes it (rule page-format-5). */
export function blankPage(platform: Platform): PageJson {
  const { props } = insertDefaults(PAGE_TYPE)
  return {
    formatVersion: FORMAT_VERSION,
    platform,
    page: {
      v: catalogue[PAGE_TYPE]?.version ?? 1,
      props: platform === 'h5' ? { ...props, pageWidth: H5_WIDTH } : props,
    },
    widgets: {},
  }
}
