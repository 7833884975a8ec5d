/** The account of `npm run pull` and `npm run push`: options, environment, or what the terminal is asked for. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Shop, type Account } from './shop'

export interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
  env: Readonly<Record<string, string | undefined>>
}

/** From the options. */
interface Named {
  user?: string | undefined
  code?: string | undefined
}

/** Signs in, works and signs out. */
export async function withShop<T>(
  url: string,
  { user, code }: Named,
  terminal: Terminal,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const shop = await Shop.signIn(url, await accountOf({ user, code }, terminal))
  try {
    return await work(shop)
  } finally {
    await shop.signOut()
  }
}

/** A user who is named signs in with a password, whatever token there is. */
async function accountOf({ user, code }: Named, terminal: Terminal): Promise<Account> {
  const { PUMIAN_TOKEN: token, PUMIAN_USER, PUMIAN_PASSWORD } = terminal.env
  if (token && user === undefined) return { token }
  const username = user ?? PUMIAN_USER ?? (await ask('用户名：', terminal))
  const password = PUMIAN_PASSWORD ?? (await ask('密码：', terminal, true))
  return { username, password, ...(code !== undefined && { code }) }
}

async function ask(question: string, { stdin, stderr }: Terminal, isSecret = false): Promise<string> {
  if (!stdin.isTTY)
    throw new Error(
      '请用 PUMIAN_TOKEN 给出访问令牌，或用 --user、PUMIAN_USER 给出用户名，用 PUMIAN_PASSWORD 给出密码',
    )
  // the interface shows what is typed: a secret is asked for beside it
  if (isSecret) stderr.write(question)
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isSecret) stderr.write(chunk.toString())
      done()
    },
  })
  const lines = createInterface({ input: stdin, output, terminal: true })
  const answer = await lines.question(isSecret ? '' : question)
  lines.close()
  if (isSecret) stderr.write('\n')
  return answer
}
