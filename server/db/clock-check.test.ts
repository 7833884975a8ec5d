import { describeDatabases } from '@tests/helpers/database'
import { expect, it } from 'vitest'
import { ClockCheck } from './clock-check'
import { databaseTime } from './time'

describeDatabases('the clock of a server', (open) => {
  it('is compared with the database: a difference of more than two seconds is wrong, in either direction', async () => {
    const turned: boolean[] = []
    let ahead = 0
    const shift = async () => (await databaseTime(open().db)).getTime() - Date.now()
    const toDatabase = await shift()
    const check = new ClockCheck(
      open().db,
      (wrong) => turned.push(wrong),
      () => Date.now() + toDatabase + ahead,
    )
    const wrong = async (ms: number) => {
      ahead = ms
      await check.measure()
      return check.isWrong
    }
    expect([await wrong(0), await wrong(1_000), await wrong(360_000), await wrong(-10_000)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(Math.round(check.offset / 1_000)).toBe(-10)
    expect(await wrong(0)).toBe(false)
    expect(turned).toEqual([true, false])
  })
})
