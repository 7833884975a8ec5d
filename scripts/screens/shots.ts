import { globSync } from 'tinyglobby'
import { pages, sampleOf } from '../../tests/helpers/route-samples'
import { ROOT } from '../launch/run.mjs'

/** Where pictures are taken; a phone gets the phones' site, and samples as they are adapted for it. */
export interface Screen {
  /** px */
  width: number
  phone?: boolean
}

export const SCREENS: readonly Screen[] = [
  { width: 390, phone: true },
  { width: 1280 },
  { width: 1440 },
  { width: 1920 },
]

/** One subject, pictured on every screen. */
export interface Shot {
  /** Folder of its pictures: `pages` or a widget's type. */
  group: string
  name: string
  /** Element under the pointer, for menus that open on hover. */
  hover?: string
  /** Pictured for a member. */
  signedIn?: boolean
  /** `shop`: a path of the running shop, with a company's sub-domain. `preview`: a document, drawn in a mode. */
  source: { from: 'shop'; path: string; company?: string } | { from: 'preview'; file: string; mode: Mode }
}

const CART = '[data-widget] button, [data-widget] a'

type Mode = 'render' | 'design'

const page = (name: string, path: string, company?: string): Shot => ({
  group: 'pages',
  name,
  source: { from: 'shop', path, company },
})

const document = (group: string, name: string, file: string, mode: Mode = 'render'): Shot => ({
  group,
  name,
  source: { from: 'preview', file, mode },
})

/** Every page in the table of routes that needs no order; those of members signed in. */
function routePages(): Shot[] {
  return pages.flatMap((route) => {
    const { address } = sampleOf(route, { trade_id: '', order_id: '', aftersales_bn: '', address_id: '' })
    if (/[=/](?:$|[?&/])/.test(address.slice(1))) return []
    const name = route.path.slice(1).replaceAll(/[^\w-]+/g, '-') || 'home'
    return [{ ...page(name, address), group: 'routes', signedIn: route.guard === 'authenticated' }]
  })
}

/** Every page of both demo companies, then every sample in both modes. */
export function allShots(): Shot[] {
  const samples = globSync('widgets/W*/samples/*.json', { cwd: ROOT }).toSorted()
  return [
    page('home', '/'),
    { ...page('home-menu', '/'), hover: '[data-widget="hero-categories"] li:nth-child(4) > a' },
    { ...page('story-menu', '/custompage?pageid=201'), hover: '[data-widget="nav-menu"] button' },
    page('story', '/custompage?pageid=201'),
    page('digital', '/custompage?pageid=202'),
    page('not-found', '/nowhere'),
    page('songjian-home', '/', 'songjian'),
    page('songjian-not-found', '/nowhere', 'songjian'),
    document('pages', 'home-h5', 'storefront/pages/home-h5.json'),
    page('api-docs', '/api/docs'),
    ...routePages(),
    { ...document('W0010', 'logged-in.open', 'widgets/W0010/samples/logged-in.json'), hover: CART },
    { ...document('W0010', 'empty-cart.open', 'widgets/W0010/samples/empty-cart.json'), hover: CART },
    ...samples.flatMap((file) => {
      const [, type = '', , name = ''] = file.replace(/\.json$/, '').split('/')
      return [document(type, name, file), document(type, `${name}.design`, file, 'design')]
    }),
  ]
}
