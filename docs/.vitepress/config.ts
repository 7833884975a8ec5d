/** The documents as a site: `npm run docs`, `npm run docs:build`. */
import { defineConfig, type DefaultTheme } from 'vitepress'
import { CHAPTERS } from '../../designer/shell/help/chapters.ts'

type Line = readonly [text: string, page: string]

const group = (text: string, base: string, lines: readonly Line[]): DefaultTheme.SidebarItem => ({
  text,
  items: lines.map(([label, page]) => ({ text: label, link: `${base}${page}` })),
})

const english = [
  group('Start', '/', [
    ['Quick start', 'quick-start'],
    ['Concepts', 'concepts'],
    ['Architecture', 'architecture'],
    ['FAQ', 'faq'],
  ]),
  group('Build', '/', [
    ['Recipes', 'recipes'],
    ['An application of its own', 'own-application'],
    ['The page document', 'page-format'],
    ['Text editors', 'editor'],
    ['API', 'api'],
    ['Agents (MCP)', 'mcp'],
  ]),
  group('Reference', '/', [
    ['Widgets', 'widgets'],
    ['Fields of widgets (Chinese)', 'zh/handbook/fields'],
    ['Commerce rules', 'commerce-rules'],
    ['Designer rules', 'designer-rules'],
    ['Storefront rules', 'storefront-rules'],
    ['Glossary', 'glossary'],
    ['Packages', 'packages'],
    ['Decisions', 'decisions'],
  ]),
  group('Operations', '/', [
    ['Running a shop', 'operations'],
    ['From one file to many machines', 'scale-out'],
    ['Capacity', 'capacity'],
    ['Figures', 'figures'],
  ]),
]

const chinese = [
  group('开始', '/zh/', [
    ['快速开始', 'quick-start'],
    ['概念', 'concepts'],
    ['常见做法', 'recipes'],
    ['运维', 'operations'],
    ['常见问题', 'faq'],
  ]),
  group('操作手册', '/zh/handbook/', [
    ['目录', 'index'],
    ...Object.entries(CHAPTERS).map(([page, title]): Line => [title, page]),
  ]),
]

/** Chinese has no spaces between words: each character is a word, Latin letters are words as usual. */
const tokenize = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Han}|[^\s\p{P}\p{Script=Han}]+/gu) ?? []

export default defineConfig({
  title: '铺面 Pumian',
  description: 'A schema-driven page builder and the shop that is built with it',
  outDir: '../dist/docs',
  cacheDir: '../.cache/vitepress',
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
