import { expect, it } from 'vitest'
import { checkReadme, checkTranslations, type Pair } from './check-readme'

const ENGLISH = '# A\n\n```sh\nnpm start # starts\n```\n\n## Map\n\nRun `npm test`; see [more](docs/a.md).\n'
const CHINESE = '# 甲\n\n```sh\nnpm start # 启动\n```\n\n## 地图\n\n运行 `npm test`，见 [更多](docs/a.md)。\n'

it('the Chinese README has the headings, commands and links of the English one', () => {
  expect(checkReadme(ENGLISH, CHINESE)).toEqual([])
})

it.each([
  ['heading', CHINESE.replace('## ', '### '), 'differ in heading 2: “###” and “##”'],
  [
    'command',
    CHINESE.replace('npm test', 'npm run test'),
    'differ in command 1: “npm run test” and “npm test”',
  ],
  ['code block', CHINESE.replace('npm start', 'npm run start'), 'differ in code block 1'],
  ['link', CHINESE.replace('[更多](docs/a.md)', '更多'), 'differ in link 1: none and “docs/a.md”'],
])('another %s is reported', (_what, chinese, message) => {
  expect(checkReadme(ENGLISH, chinese)).toEqual([expect.stringContaining(message)])
})

it('the Chinese README leads to the translation of a document, where there is one', () => {
  const [english, chinese] = [ENGLISH, CHINESE].map((text) => text.replace('docs/a.md', 'docs/recipes.md'))
  expect(checkReadme(english, chinese)).toEqual([
    'README.zh-CN.md leads to docs/recipes.md; its translation is docs/zh/recipes.md',
  ])
  expect(checkReadme(english, chinese?.replace('docs/', 'docs/zh/'))).toEqual([])
})

it('a README of more than 200 lines is reported', () => {
  const long = ENGLISH + 'line\n'.repeat(200)
  expect(checkReadme(long, CHINESE)[0]).toBe(
    'README.md has 209 lines, at most 200: move what only some readers need into docs/',
  )
})

it('a translated document has the headings, code and commands of the English one, in any order of commands', () => {
  const english = { path: 'docs/a.md', text: `${ENGLISH}Then \`npm start\`.\n` }
  const pairWith = (text: string): Pair[] => [[english, { path: 'docs/zh/a.md', text }]]
  expect(checkTranslations(pairWith(CHINESE.replace('运行', '先 `npm start`，再')))).toEqual([])
  expect(checkTranslations(pairWith(CHINESE))).toEqual([
    'docs/zh/a.md and docs/a.md differ in command 1: “npm test” and “npm start”; change both together',
  ])
})
