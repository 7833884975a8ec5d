/** The documents as a site: `npm run docs`, `npm run docs:build`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type DefaultTheme } from 'vitepress'
import { CHAPTERS } from '../../designer/shell/help/chapters.ts'

const DOCS = join(import.meta.dirname, '..')

type Titles = readonly [english: string, chinese: string]
type Group = readonly [titles: Titles, pages: Readonly<Record<string, Titles>>]

/** Every page, by its file. */
const GROUPS: readonly Group[] = [
  [
    ['Start', '开始'],
    {
      'quick-start': ['Quick start', '快速开始'],
      concepts: ['Concepts', '概念'],
      architecture: ['Architecture', '架构'],
      faq: ['FAQ', '常见问题'],
    },
  ],
  [
    ['Build', '开发'],
    {
      recipes: ['Recipes', '常见做法'],
      'own-application': ['An application of its own', '自有组件的应用'],
      'engine-api': ['Names of the engine', '引擎的公开名称'],
      'page-format': ['The page document', '页面文档'],
      editor: ['Text editors', '文本编辑器'],
      api: ['API', '接口'],
      mcp: ['Agents (MCP)', '智能助手（MCP）'],
    },
  ],
  [
    ['Reference', '参考'],
    {
      widgets: ['Widgets', '组件'],
      'commerce-rules': ['Commerce rules', '交易规则'],
      'designer-rules': ['Designer rules', '设计器规则'],
      'storefront-rules': ['Storefront rules', '商城页面规则'],
      glossary: ['Glossary', '术语'],
      packages: ['Packages', '依赖包'],
      decisions: ['Decisions', '设计决策'],
    },
  ],
  [
    ['Operations', '运行'],
    {
      operations: ['Running a shop', '运维'],
      'scale-out': ['From one file to many machines', '从一个文件到多台机器'],
      capacity: ['Capacity', '容量'],
      figures: ['Figures', '性能数字'],
    },
  ],
]

const pagesOf = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -'.md'.length)] : []))
const listed = new Set(GROUPS.flatMap(([, pages]) => Object.keys(pages)))
for (const page of pagesOf(DOCS))
  if (page !== 'index' && !listed.has(page))
    throw new Error(
      `Expected docs/${page}.md among the GROUPS of docs/.vitepress/config.ts, found it in none.`,
    )

const english: DefaultTheme.SidebarItem[] = [
  ...GROUPS.map(([[text], pages]) => ({
    text,
    items: Object.entries(pages).map(([page, [title]]) => ({ text: title, link: `/${page}` })),
  })),
  {
    text: 'For operators, in Chinese',
    items: [
      { text: 'Handbook', link: '/zh/handbook/' },
      { text: 'Fields of widgets', link: '/zh/handbook/fields' },
    ],
  },
]

/** What is not translated leads to the English page. */
const chineseLine = (page: string, title: string): DefaultTheme.SidebarItem =>
  existsSync(join(DOCS, 'zh', `${page}.md`))
    ? { text: title, link: `/zh/${page}` }
    : { text: `${title}（英文）`, link: `/${page}` }

const chinese = GROUPS.map(([[, text], pages]): DefaultTheme.SidebarItem => ({
  text,
  items: Object.entries(pages).map(([page, [, title]]) => chineseLine(page, title)),
}))
// operators find it before what developers read
chinese.splice(1, 0, {
  text: '操作手册',
  items: Object.entries({ index: '目录', ...CHAPTERS }).map(([page, title]) => ({
    text: title,
    link: `/zh/handbook/${page}`,
  })),
})

/** Whether both languages have the page of a file. */
const isTranslated = (file: string): boolean => {
  const page = file.replace(/^zh\//, '')
  return [page, `zh/${page}`].every((each) => existsSync(join(DOCS, each)))
}

/** Leads to the page in the other language, to its front page where there is none. VitePress copies the text of it. */
const i18nRouting: DefaultTheme.I18nRouting = (_data, { data }, locale) => {
  const folder = locale === 'root' ? '/' : `/${locale}/`
  const page = data.relativePath.replace(/^zh\//, '').replace(/(?:index)?\.md$/, '')
  return data.frontmatter['isTranslated'] && page !== '' ? `${folder}${page}.html` : folder
}

const HAN = /\p{Script=Han}/u

/** Lines of Chinese join without a space. */
function breakIn(before = '', after = ''): string {
  const isWithin = HAN.test(before.at(-1) ?? '') && HAN.test(after.at(0) ?? '')
  return isWithin || /[，。；：、（）”]$/.test(before) ? '' : '\n'
}

/** Chinese has no spaces between words: each character is a word, Latin letters are words as usual. */
const tokenize = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Han}|[^\s\p{P}\p{Script=Han}]+/gu) ?? []

export default defineConfig({
  title: '铺面 Pumian',
  description: 'A schema-driven page builder and the shop that is built with it',
  outDir: '../dist/docs',
  cacheDir: '../.cache/vitepress',
  markdown: {
    config({ renderer }) {
      renderer.rules['softbreak'] = (tokens, index) =>
        breakIn(tokens[index - 1]?.content, tokens[index + 1]?.content)
    },
  },
  transformPageData({ frontmatter, filePath }) {
    frontmatter['isTranslated'] = isTranslated(filePath)
  },
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { sidebar: english } },
    zh: {
      label: '中文',
      lang: 'zh-CN',
      themeConfig: {
        sidebar: chinese,
        outline: { label: '本页' },
        docFooter: { prev: '上一页', next: '下一页' },
        darkModeSwitchLabel: '外观',
        sidebarMenuLabel: '目录',
        returnToTopLabel: '回到顶部',
        langMenuLabel: '语言',
      },
    },
  },
  themeConfig: {
    i18nRouting,
    search: {
      provider: 'local',
      options: {
        miniSearch: { options: { tokenize }, searchOptions: { combineWith: 'AND' } },
        locales: {
          zh: {
            translations: {
              button: { buttonText: '搜索' },
              modal: {
                noResultsText: '没有找到',
                resetButtonTitle: '清空',
                footer: { selectText: '打开', navigateText: '选择', closeText: '关闭' },
              },
            },
          },
        },
      },
    },
  },
})
