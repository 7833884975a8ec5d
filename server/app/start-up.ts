import type { Config } from '../config/read-config'
import type { Database } from '../db/client'
import { DEMO_ACCOUNTS, DEMO_MEMBERS, type DemoAccount, type DemoMember } from '../config/demo-accounts'
import { anyCompany, DEFAULT_COMPANY } from '../platform'
import { accountByMobile } from '../members'
import { isPassword, operatorByUsername } from '../back-office'
import { ensurePages, someLibraryIsEmpty } from '../content'

/** The message printed once the server listens: addresses and, outside of deployments, the demo accounts. */
export async function startMessage(
  db: Database,
  { deployed }: Pick<Config, 'deployed'>,
  address: string,
): Promise<string> {
  const accounts = deployed ? [] : await usableAccounts(db)
  const members = deployed ? [] : await usableMembers(db)
  return [
    '',
    `  商城      ${address}/`,
    ...members.map(
      ({ mobile, password, name }, i) =>
        `${i === 0 ? '  会员账号  ' : '            '}${mobile} / ${password}（${name}）`,
    ),
    `  接口文档  ${address}/api/docs`,
    `  设计器    ${address}/designer`,
    ...accounts.map(
      ({ username, password, name }, i) =>
        `${i === 0 ? '  登录账号  ' : '            '}${username} / ${password}（${name}）`,
    ),
    '',
  ].join('\n')
}

/** Demo accounts that still have their published passwords, in the company of this address. */
async function usableAccounts(db: Database): Promise<DemoAccount[]> {
  const usable = await Promise.all(
    DEMO_ACCOUNTS.map(async (account) => {
      const row = await operatorByUsername(db, DEFAULT_COMPANY, account.username)
      return row && !row.disabled && (await isPassword(row.password_hash, account.password)) ? [account] : []
    }),
  )
  return usable.flat()
}

async function usableMembers(db: Database): Promise<DemoMember[]> {
  const usable = await Promise.all(
    DEMO_MEMBERS.map(async (demo) => {
      const row = await accountByMobile(db, DEFAULT_COMPANY, demo.mobile)
      const hash = row?.disabled ? null : row?.password_hash
      return hash && (await isPassword(hash, demo.password)) ? [demo] : []
    }),
  )
  return usable.flat()
}

/**
 * Fills an empty database with the demo companies, so that the first start shows a shop, and empty picture libraries
 * with the pictures of their pages; the demo's code is loaded only then. Creates missing system pages of every
 * company. Outside of deployments it also adds operators and members with published passwords; a new database gets
 * their orders as well.
 */
export async function seedIfEmpty(
  db: Database,
  { dataDir, deployed }: Pick<Config, 'dataDir' | 'deployed'>,
): Promise<void> {
  const isFresh = !(await anyCompany(db))
  if (isFresh) {
    console.warn('数据库为空，写入演示商城（只在第一次启动时）…')
    const { seed } = await import('../demo/seed')
    await seed(db, { dataDir, log: console.warn })
  }
  await ensurePages(db)
  if (await someLibraryIsEmpty(db)) {
    const { addDemoPictures } = await import('../demo/library')
    await addDemoPictures(db, { dataDir })
  }
  if (deployed) return
  const { addDemoMembers, addDemoOperators } = await import('../demo/accounts')
  await addDemoOperators(db)
  await addDemoMembers(db)
  if (!isFresh) return
  const { addDemoLives } = await import('../demo/life/add')
  await addDemoLives(db)
  const { addDemoReview } = await import('../demo/review')
  await addDemoReview(db)
}
