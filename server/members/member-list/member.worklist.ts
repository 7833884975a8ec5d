import { randomUUID } from 'node:crypto'
import { AppError } from '../../core/errors'
import { grantPoints, JOURNAL, takeBackPoints } from '../points/service'
import { centsFact, textFact, timeFact, type Worklist } from '../../back-office'
import { gradeExists } from '../members/grades-repo'
import { FILTERS } from './filters'
import { listMembers } from './list-repo'
import {
  lockListed,
  memberRow,
  nameOfMember,
  ordersOf,
  pointEntriesOf,
  setGradeAndState,
} from './member-repo'
import { memberTags, tagsOfMembers } from '../member-tags/repo'
import { replaceMemberTags } from '../member-tags/service'
import { maskedMobile } from '../members/masked-mobile'
import { endSessionsOf } from '../../platform'

/** The shop's members; mobile numbers are masked, as in every response. */
export const worklist: Worklist = {
  name: 'member',
  rights: {
    view: 'members.view',
    act: 'members.manage',
    actions: { change_member_tags: 'members.edit' },
  },
  title: '会员',
  group: '会员',
  order: 40,
  tabs: [
    { key: 'all', title: '全部' },
    { key: 'vip', title: '付费会员' },
    { key: 'disabled', title: '已停用' },
  ],
  columns: [
    { key: 'name', title: '会员', kind: 'text' },
    { key: 'mobile', title: '手机号码', kind: 'text' },
    { key: 'grade', title: '等级', kind: 'text' },
    { key: 'tags', title: '标签', kind: 'text' },
    { key: 'point', title: '积分', kind: 'number' },
    { key: 'total_consumption', title: '累计消费', kind: 'cents' },
    { key: 'created', title: '注册时间', kind: 'time' },
  ],

  filters: FILTERS,
  list: listMembers,

  async read(db, company_id, user_id, _now, sight) {
    const found = await memberRow(db, company_id, user_id)
    if (!found) return undefined
    const { row, grade_name, vip_name } = found
    const names = await memberTags(db, company_id)
    const own = (await tagsOfMembers(db, company_id, [user_id])).get(user_id) ?? []
    const tags = [...names.keys()].filter((id) => own.includes(id))
    return {
      title: nameOfMember(row),
      facts: [
        textFact('姓名', row.username),
        textFact('昵称', row.nickname),
        textFact('手机号码', maskedMobile(row.mobile)),
        textFact('状态', row.disabled ? '已停用' : '正常'),
        textFact('等级', grade_name),
        textFact('付费会员', vip_name),
        textFact('标签', tags.map((id) => names.get(id)).join('、')),
        textFact('积分', String(row.point)),
        centsFact('累计消费', row.total_consumption),
        textFact('生日', row.birthday),
        timeFact('注册时间', row.created),
      ],
      tables: [
        {
          title: '最近的订单',
          columns: [
            {
              key: 'order_id',
              title: '订单号',
              kind: 'text',
              leads: { worklist: 'order', key: 'order_id' },
            },
            { key: 'title', title: '商品', kind: 'text' },
            { key: 'total_fee', title: '金额', kind: 'cents' },
            { key: 'point_use', title: '使用积分', kind: 'number' },
            { key: 'created', title: '下单时间', kind: 'time' },
          ],
          rows: await ordersOf(db, company_id, user_id, sight),
        },
        {
          title: '最近的积分',
          columns: [
            { key: 'point_desc', title: '说明', kind: 'text' },
            { key: 'point', title: '增减', kind: 'text' },
            { key: 'balance', title: '余额', kind: 'text' },
            { key: 'created', title: '时间', kind: 'time' },
          ],
          rows: await pointEntriesOf(db, company_id, user_id),
        },
      ],
      actions: [
        {
          form: 'change_member',
          value: { grade_id: row.grade_id, disabled: row.disabled },
        },
        { form: 'change_member_tags', value: { tags } },
      ],
    }
  },

  actions: {
    /** Points change together with an entry; a disabled member is signed out at once. */
    async change_member(tx, { company_id }, user_id, { grade_id, point, disabled, reason }) {
      if (!(await gradeExists(tx, company_id, grade_id)))
        throw new AppError('invalid', { message: '没有这个会员等级' })
      await setGradeAndState(tx, { company_id, user_id }, { grade_id, disabled })
      if (disabled) await endSessionsOf(tx, company_id, user_id)
      if (point === 0) return
      const change = {
        company_id,
        user_id,
        point: Math.abs(point),
        journal_type: JOURNAL.adjust,
        point_desc: reason,
        cause: `adjust:${randomUUID()}`,
      }
      await (point > 0 ? grantPoints(tx, change) : takeBackPoints(tx, change))
    },

    async change_member_tags(tx, { company_id }, user_id, { tags }) {
      await lockListed(tx, company_id, [user_id])
      await replaceMemberTags(tx, company_id, user_id, tags)
    },
  },
}
