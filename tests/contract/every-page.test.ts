/**
 * Every page of the table of routes, drawn by the server for a desktop or for a phone, in turn; in a soak for both.
 */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnParts, StorefrontEntry } from '@schemas/storefront-entry'
import { PHONE_BASE, withBase, type SiteBase } from '@schemas/site-base'
import type { Storefront } from '@server/ssr/storefront'
import { testApp } from '@tests/helpers/app'
import { addBelongings } from '@tests/helpers/belongings'
import { buy } from '@tests/helpers/checkout'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { guarded, pages, sampleOf, unguarded, type Ids } from '@tests/helpers/route-samples'
import { isSoak } from '@tests/helpers/soak'
import { complaintsOf } from '@tests/helpers/silent-console'
import { wholeStorefront } from '@tests/helpers/whole-storefront'

const SITES: SiteBase[] = ['', PHONE_BASE]

describeDemoDatabase(
  'every page is drawn whole, with one heading, forms that wait for the script, and a silent console',
  (open) => {
    let app: FastifyInstance
    const failures: unknown[] = []
    const storefront: Storefront = {
      ...wholeStorefront,
      entry: async () => {
        const entry = await wholeStorefront.entry()
        const prepare: StorefrontEntry['prepare'] = (...page) => {
          const prepared = entry.prepare(...page)
          const html = prepared.html.bind(prepared)
          return Object.assign(prepared, {
            html(own?: OwnParts) {
              const drawn = html(own)
              failures.push(...drawn.failures)
              return drawn
            },
          })
        }
        return { ...entry, prepare }
      },
    }
    beforeAll(async () => {
      app = await testApp(open(), { storefront })
      await app.ready()
    })
    afterAll(async () => {
      await app?.close()
    })

    /** Documents of which a form was seen. */
    const withForms = new Set<string>()

    /** What is wrong with these pages, each on one of the sites, in a soak on both. */
    async function faultsOf(walked: typeof pages, ids: Ids, cookie?: string): Promise<string[]> {
      const faults: string[] = []
      const headers = { host: 'localhost', accept: 'text/html', ...(cookie && { cookie }) }
      for (const base of SITES)
        for (const [at, route] of walked.entries()) {
          if (!isSoak && SITES[at % 2] !== base) continue
          const url = withBase(base, sampleOf(route, ids).address)
          const found = await complaintsOf(async () => {
            const { statusCode, payload } = await app.inject({ url, headers })
            if (statusCode !== 200) faults.push(`${url}: status ${statusCode}`)
            if (/<form/.test(payload)) withForms.add(route.page)
            const headings = payload.match(/<h1[\s>]/g)?.length ?? 0
            if (headings !== 1) faults.push(`${url}: ${headings} headings`)
            faults.push(...formFaults(payload, route.page).map((fault) => `${url}: ${fault}`))
          })
          found.push(...failures.splice(0).map(String))
          faults.push(...found.map((fault) => `${url}: ${fault}`))
        }
      return faults
    }

    it('for a visitor', async () => {
      expect(await faultsOf(unguarded, {})).toEqual([])
    })

    it('for a member', async () => {
      const member = await newMember(app)
      const ids = await addBelongings(app, member)
      const { trade_id } = await buy({ db: app.db, member }, [{ item_id: '10201' }])
      expect(await faultsOf(guarded, { ...ids, trade_id }, member.cookie)).toEqual([])
      expect([...withForms].toSorted()).toEqual(
        expect.arrayContaining([
          'section:auth-login',
          'section:cashier-desk',
          'section:member-address-form',
          'section:order-list',
          'section:search-start',
        ]),
      )
    })
  },
)

/**
 * Problems of a form that is sent before the page's script runs: a GET without an action puts its fields into the
 * page's address, and a POST that only the script handles is lost.
 */
function formFaults(html: string, page: string): string[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
  // a button without a type submits
  const submits = (text: string) =>
    [...text.matchAll(/<button\b(?![^>]*type="(?:button|reset)")[^>]*>/g)].map(([tag]) => tag)
  const outside = submits(forms.reduce((rest, [form]) => rest.replace(form, ''), html))
  return [
    ...(html.includes('<noscript>') ? [] : ['no text for browsers without script']),
    ...outside.map((tag) => `${tag} is in no form`),
    ...forms.flatMap(([, attributes = '', content = '']) => {
      const buttons = submits(content)
      if (buttons.length === 0) return [`form ${attributes} has no submit button`]
      if (/method="post"/.test(attributes))
        return page === 'section:auth-login'
          ? []
          : buttons.filter((tag) => !/\sdisabled\b/.test(tag)).map((tag) => `${tag} is not disabled`)
      return [
        ...(/action="\/[^"]*"/.test(attributes)
          ? []
          : [`form ${attributes} names neither POST nor an address`]),
        ...(/type="(password|tel|email)"/.test(content)
          ? [`form ${attributes} sends its fields by GET`]
          : []),
        ...buttons.filter((tag) => /\sdisabled\b/.test(tag)).map((tag) => `${tag} is disabled`),
      ]
    }),
  ]
}
