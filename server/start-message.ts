import type { Config } from './config'
import type { Database } from './db/client'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo/accounts'
import { DEFAULT_COMPANY } from './modules/company/resolver'
import { isPassword } from './modules/operators/passwords'
import { operatorByUsername } from './modules/operators/repo'

/** What stands in the terminal once the server listens: addresses and, before a deployment, the demo's accounts. */
export async function startMessage(
  db: Database,
  { deployed }: Pick<Config, 'deployed'>,
  address: string,
): Promise<string> {
  const accounts = deployed ? [] : await usableAccounts(db)
  return [
    '',
    `  商城      ${address}/`,
    `  接口文档  ${address}/api/docs`,
    `  设计器    ${address}/designer`,
    ...accounts.map(
      ({ username, password, name }, i) =>
        `${i === 0 ? '  登录账号  ' : '            '}${username} / ${password}（${name}）`,
    ),
    '',
  ].join('\n')
}

/** The demo's accounts that still are what everybody knows: in the company that this address leads to. */
async function usableAccounts(db: Database): Promise<DemoAccount[]> {
  const usable = await Promise.all(
    DEMO_ACCOUNTS.map(async (account) => {
      const row = await operatorByUsername(db, DEFAULT_COMPANY, account.username)
      return row && !row.disabled && (await isPassword(row.password_hash, account.password)) ? [account] : []
    }),
  )
  return usable.flat()
}
