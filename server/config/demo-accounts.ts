export interface DemoAccount {
  username: string
  password: string
  name: string
  role: 'owner' | 'editor' | 'viewer'
  /** Manages one shop: sees nothing of the others (rule office-9). */
  branch?: true
}

/** Operators of both demo companies. Their passwords are public, so a deployment refuses them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'owner', password: 'pumian-owner', name: '店主', role: 'owner' },
  { username: 'editor', password: 'pumian-editor', name: '编辑', role: 'editor' },
  { username: 'viewer', password: 'pumian-viewer', name: '查看', role: 'viewer' },
  { username: 'branch', password: 'pumian-branch', name: '店长', role: 'editor', branch: true },
]

export interface DemoMember {
  mobile: string
  password: string
  name: string
}

/** Members of both demo companies. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  { mobile: '13800000001', password: 'pumian123', name: '小禾' },
  { mobile: '13800000002', password: 'pumian123', name: '小岸' },
]

export const DEMO_PASSWORDS: ReadonlySet<string> = new Set(
  [...DEMO_ACCOUNTS, ...DEMO_MEMBERS].map(({ password }) => password),
)
