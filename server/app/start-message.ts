import type { Config } from '../config/read-config'
import type { Database } from '../db/client'
import { DEMO_ACCOUNTS, DEMO_MEMBERS, type DemoAccount, type DemoMember } from '../config/demo-accounts'
import { DEFAULT_COMPANY } from '../platform'
import { accountByMobile } from '../members'
import { isPassword, operatorByUsername } from '../back-office'

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
