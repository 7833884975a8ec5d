/** Which page documents each company is seeded with; files of storefront/pages. */
import type { PageType } from '../db/schema'

export interface DemoPage {
  /** File in storefront/pages, without extension. */
  file: string
  page_id: string
  /** Public id, as `/custompage?pageid=` and links name it. */
  publicId: string
  type: PageType
  platform: 'pc' | 'h5'
  title: string
  /** `/product/{alias}`, for custom pages. */
  alias?: string
}

const frame = (prefix: string): DemoPage[] => [
  {
    file: `${prefix}header`,
    page_id: 'header',
    publicId: '1',
    type: 'header',
    platform: 'pc',
    title: '页头',
  },
  {
    file: `${prefix}footer`,
    page_id: 'footer',
    publicId: '2',
    type: 'footer',
    platform: 'pc',
    title: '页脚',
  },
]

const custom = (alias: string, publicId: string, title: string): DemoPage => ({
  file: `custom-${alias}`,
  page_id: alias,
  publicId,
  type: 'custom',
  platform: 'pc',
  title,
  alias,
})

export const pagesOf: Record<string, DemoPage[]> = {
  hean: [
    ...frame(''),
    { file: 'home', page_id: 'home', publicId: '101', type: 'home', platform: 'pc', title: '首页' },
    { file: 'home-h5', page_id: 'home-h5', publicId: '102', type: 'home', platform: 'h5', title: '首页' },
    custom('story', '201', '禾岸故事'),
    custom('digital', '202', '数码会场'),
    custom('frenchstyle', '203', '法式风格'),
    custom('technology', '204', '科技'),
    custom('precollection', '205', '早秋系列'),
  ],
  songjian: [
    ...frame('songjian-'),
    { file: 'songjian-home', page_id: 'home', publicId: '101', type: 'home', platform: 'pc', title: '首页' },
  ],
}
