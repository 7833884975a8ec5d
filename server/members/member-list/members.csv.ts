import { type CsvCells, type CsvKind, type CsvSearch } from '../../back-office'
import { FIGURES } from '../../config/limits'
import { maskedMobile } from '../members/masked-mobile'
import { namesOfTags } from '../member-tags/repo'
import { searchOf } from './filters'
import { countListed, type ListedMember, membersAfter } from './list-repo'

/** Members of a page of the file. */
const PAGE = 500

/** Members as the list finds them, with their tags; numbers in full for who may see them (`numbers.view`). */
export const csv: CsvKind<'members'> = {
  name: 'members',
  order: 40,
  exporting: {
    right: 'members.view',
    worklist: 'member',
    count: (db, search) => countListed(db, searchOf(search), FIGURES.sheet_exported),

    async page(tx, search, after) {
      const found = await membersAfter(tx, searchOf(search), after === null ? null : JSON.parse(after), PAGE)
      const tags = await namesOfTags(
        tx,
        search.company_id,
        found.map(({ row }) => row.user_id),
      )
      const last = found.length < PAGE ? undefined : found.at(-1)
      return {
        rows: found.map((each) => cellsOf(each, tags.get(each.row.user_id) ?? [], search)),
        count: found.length,
        next: last ? JSON.stringify(last.place) : null,
      }
    },
  },
}

function cellsOf(
  { row, grade_name, vip_name }: ListedMember,
  tags: readonly string[],
  { sight }: CsvSearch,
): CsvCells {
  return {
    user_id: row.user_id,
    name: row.username || row.nickname,
    mobile: sight.numbers ? (row.mobile ?? '') : maskedMobile(row.mobile),
    grade: grade_name,
    vip: vip_name,
    tags: tags.join('；'),
    point: row.point,
    total_consumption: row.total_consumption,
    disabled: row.disabled ? '已停用' : '正常',
    created: row.created.toISOString(),
  }
}
