import { describe, expect, test } from 'vitest'
import { routes, type PageRoute } from '@storefront/shell/routing/routes'
import { isSoak } from '@tests/helpers/soak'
import { ask } from './kit/ask'
import { signIn } from './kit/member'
import { addressOf, useBrowser } from './kit/visit'

const visit = useBrowser()

const OF = {
  hean: { own: '收腰碎花连衣裙', media: '/media/hean/', title: '禾岸生活' },
  songjian: { own: '武夷岩茶 肉桂', media: '/media/songjian/', title: '松间茶事' },
} as const

/** Every public page whose address has no parameters; brand pages belong to one company. */
const plain = routes.filter(
  (route): route is PageRoute =>
    'page' in route &&
    !route.guard &&
    !route.by &&
    !/[:*]/.test(route.path.replace(/\/:\w+\?$/, '')) &&
    !route.page.startsWith('custom:'),
)
const at = ({ path }: PageRoute) => path.replace(/\/:\w+\?$/, '')

describe('two companies are separate', () => {
  test.each([
    ['hean', 'songjian'],
    ['songjian', 'hean'],
  ] as const)('%s.localhost shows no data of %s', async (company, other) => {
    const { page, open, complaints } = await visit()
    const media: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/media/')) media.push(new URL(request.url()).pathname)
    })
    await open(addressOf('/', company))
    const html = await page.content()
    expect(await page.title()).toContain(OF[company].title)
    expect(html).toContain(OF[company].own)
    expect(html).not.toContain(OF[other].own)
    expect(html).not.toContain(OF[other].media)
    expect(media.length).toBeGreaterThan(3)
    expect(media.filter((path) => !path.startsWith(OF[company].media))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('the same path of both, requested alternately, is cached separately', async () => {
    for (const company of ['hean', 'songjian', 'hean', 'songjian'] as const)
      expect((await ask('/home', { company })).text).toContain(OF[company].own)
  })

  test('a page of one company is a 404 in the other', async () => {
    const path = '/custompage?pageid=201'
    const answers = await Promise.all(['hean', 'songjian'].map((company) => ask(path, { company })))
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
  })

  test('an unknown sub-domain shows no shop', async () => {
    const { status, text } = await ask('/', { company: 'nobody' })
    expect(status).toBe(404)
    expect(text).toContain('抱歉！您所访问的页面不存在！')
    expect(text).not.toMatch(/禾岸|松间/)
  })

  // tests/contract/companies-apart.test.ts asks for all of them without a browser's document
  test.each(plain.filter((_route, index) => isSoak || index % 4 === 0))(
    'the second company has $path, with its own name and without data of the first',
    async (route) => {
      const { status, text } = await ask(at(route), { company: 'songjian' })
      expect(status).toBe(200)
      // some titles have no suffix
      expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toContain(route.title ?? OF.songjian.title)
      expect(text).not.toMatch(/禾岸|\/media\/hean\//)
    },
  )

  test('a member of one company is unknown in the other', async () => {
    const { page, context, open } = await visit()
    await open(addressOf('/result', 'hean'))
    await signIn(page)
    await page.reload()
    await page.getByText('你好，138****0001').waitFor()
    const cookies = await context.cookies()
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'songjian.localhost' })))
    await open(addressOf('/result', 'songjian'))
    await page.getByRole('link', { name: '请登录' }).waitFor()
    const refused = await page.evaluate(async () => (await fetch('/api/h5app/wxapp/member')).status)
    expect(refused).toBe(401)
    await page.goto(addressOf('/member/trade', 'songjian'))
    expect(new URL(page.url()).pathname).toBe('/auth/login')
  })
})
