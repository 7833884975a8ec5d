import type { OperatorRole } from '../db/schema'

export interface DemoAccount {
  username: string
  password: string
  name: string
  role: OperatorRole
}

/** Operators of both demo companies. Everybody can read these passwords, so a deployment takes none of them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'owner', password: 'pumian-owner', name: '店主', role: 'owner' },
  { username: 'editor', password: 'pumian-editor', name: '编辑', role: 'editor' },
  { username: 'viewer', password: 'pumian-viewer', name: '查看', role: 'viewer' },
]

export const DEMO_PASSWORDS: ReadonlySet<string> = new Set(DEMO_ACCOUNTS.map(({ password }) => password))
