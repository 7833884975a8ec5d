import { and, eq } from 'drizzle-orm'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { maskMobile } from '@schemas/account'
import type { AuditList } from '@schemas/generated/api'
import { recordNames } from '@schemas/records'
import * as tables from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { allRecords } from '../records/record'
import { recordAudit, type AuditEntry } from './repo'

const operator = { operator_id: 'o1', name: '店主' }

describeApi('audit log: names', (open) => {
  let editor: SignedInOperator
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  type Entry = Partial<AuditEntry> & Pick<AuditEntry, 'action' | 'subject' | 'subject_id'>
  const log = async (...entries: Entry[]) => {
    await inTransaction(open().app.db, async (tx) => {
      for (const entry of entries) await recordAudit(tx, { company_id: '1', operator, ...entry })
    })
  }
  const page = (size: number) => editor.data<AuditList>(`/audit?page_no=1&page_size=${size}`)
  const newest = async () => {
    const { list, names } = await page(1)
    return { title: list[0]?.title, names }
  }
  const first = async <T>(rows: Promise<T[]>): Promise<T> => {
    const [row] = await rows
    if (!row) throw new Error('Expected the demo to have a row, found none')
    return row
  }
  const { coupon, goods, goods_item, goods_item_spec, page: pages, tag } = tables
  const aCoupon = (company_id = '1') =>
    first(open().app.db.select().from(coupon).where(eq(coupon.company_id, company_id)).limit(1))

  it('a linked coupon, goods with their specification, a page and a member have their names', async () => {
    const { db } = open().app
    const { card_id, title } = await aCoupon()
    const own = await first(db.select().from(pages).where(eq(pages.theme_pc_template_id, '201')))
    const ofItems = and(eq(goods.company_id, goods_item.company_id), eq(goods.goods_id, goods_item.goods_id))
    const withSpec = and(
      eq(goods_item_spec.company_id, goods_item.company_id),
      eq(goods_item_spec.item_id, goods_item.item_id),
    )
    const { goods_item: item, goods: good } = await first(
      db
        .select()
        .from(goods_item)
        .innerJoin(goods, ofItems)
        .innerJoin(goods_item_spec, withSpec)
        .where(eq(goods_item.company_id, '1'))
        .limit(1),
    )
    const link = (target: object) => ({ title: '菜单', pathData: target })
    await log({
      action: 'setting.change',
      subject: 'setting',
      subject_id: 'side_menu',
      title: '侧边菜单',
      after: {
        items: [
          link({ linkPage: 'coupons', card_id }),
          link({ linkPage: 'customer', theme_pc_template_id: '201' }),
        ],
      },
    })
    expect((await newest()).names).toEqual({ coupon: { [card_id]: title }, page: { '201': own.title } })

    const { user_id, mobile } = await newMember(open().app, { row: { username: '阿禾' } })
    await log({
      action: 'goods.change',
      subject: 'goods',
      subject_id: good.goods_id,
      after: { item_id: item.item_id, goods: [{ goods_id: good.goods_id }], user_id },
    })
    const { title: subject, names } = await newest()
    expect(subject).toBe(good.item_name)
    expect(names['goods_item']?.[item.item_id]).toMatch(new RegExp(`^${good.item_name} .+:.+`))
    expect(names['goods']).toEqual({ [good.goods_id]: good.item_name })
    expect(names['member']).toEqual({ [user_id]: `阿禾 ${maskMobile(mobile)}` })
  })

  it('a subject without a title has its current name, with a member’s mobile masked', async () => {
    const { db } = open().app
    const mine = await first(db.select().from(pages).where(eq(pages.company_id, '1')).limit(1))
    await log({ action: 'page.edit', subject: 'page', subject_id: mine.page_id })
    expect((await newest()).title).toBe(mine.title)
    // a caller that mistakes the number for a name
    const mobile = '13612345678'
    const { user_id } = await newMember(open().app, { row: { username: mobile, mobile: null } })
    await log({ action: 'member.change_member', subject: 'member', subject_id: user_id })
    expect((await newest()).title).toBe(maskMobile(mobile))
    await log({ action: 'page.edit', subject: 'page', subject_id: mine.page_id, title: '当时的名称' })
    expect((await newest()).title).toBe('当时的名称')
  })

  it('a deleted row is shown by its id', async () => {
    const { db } = open().app
    const gone = { company_id: '1', tag_id: 'gone', kind: 'goods' as const, tag_name: '将删除' }
    await db.insert(tag).values(gone)
    const change = { action: 'goods.change', subject: 'goods', subject_id: 'nobody' }
    await log({ ...change, after: { tags: ['gone'] } })
    expect((await newest()).names).toMatchObject({ tag: { gone: '将删除' } })
    await db.delete(tag).where(and(eq(tag.company_id, '1'), eq(tag.tag_id, 'gone')))
    expect(await newest()).toEqual({ title: '', names: {} })
  })

  it('names of another company’s rows are not read', async () => {
    const { db } = open().app
    const foreign = 'of-another-company'
    await db.insert(coupon).values({ ...(await aCoupon()), company_id: '2', card_id: foreign })
    const { operator_id } = await signInAs(open().app, 'editor', '2')
    await log({
      action: 'operator.change',
      subject: 'operator',
      subject_id: operator_id,
      after: { card_id: foreign },
    })
    expect(await newest()).toEqual({ title: '', names: {} })
  })

  it('fifty entries are named by as many statements as one', async () => {
    const { db, pool } = open().database
    const { card_id } = await aCoupon()
    const tags = await db.select().from(tag).where(eq(tag.company_id, '1'))
    const lines = Array.from({ length: 50 }, (_, index) => ({
      action: 'goods.change',
      subject: 'goods',
      subject_id: `g${index}`,
      after: {
        card_id,
        tags: tags.slice(0, 1 + (index % 3)).map(({ tag_id }) => tag_id),
        region_id: '110000',
      },
    }))
    await log(...lines)
    const statements = async (size: number) => {
      const query = vi.spyOn(pool, 'query')
      const { list } = await page(size)
      expect(list).toHaveLength(size)
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    const one = await statements(1)
    expect(one).toBeGreaterThan(2)
    expect(await statements(50)).toBe(one)
  })

  it('each kind of the forms has rows with names, except the one that every company has', () => {
    const nameless = allRecords()
      .filter(({ named }) => !named)
      .map(({ name }) => name)
    expect(nameless).toEqual(recordNames.filter((name) => name === 'protocol'))
  })
})
