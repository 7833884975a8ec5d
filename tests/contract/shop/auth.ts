import { hashPassword } from '@server/back-office/operators/passwords'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { freshMobile, newCode, readCaptcha } from '@tests/helpers/sms'
import { thirdParty } from '@tests/helpers/trust-login'
import type { SampleContext, Samples } from './sample'

const PASSWORD = 'sample123'
const password_hash = hashPassword(PASSWORD)

const withPassword = async ({ app }: SampleContext) => {
  const { mobile } = await newMember(app, { row: { password_hash: await password_hash } })
  return { body: { username: mobile, password: PASSWORD } }
}

const withCode = async ({ app }: SampleContext) => {
  const username = freshMobile()
  const vcode = await newCode(app, username, 'login')
  return { body: { username, vcode, check_type: 'mobile', auto_register: true } }
}

const withThirdParty = async ({ app }: SampleContext) => {
  const { code, state } = await thirdParty(app).begin('sample')
  return { body: { auth_type: 'oauth', trustlogin_tag: 'test', code, state } }
}

let addresses = 0
const freshEmail = () => `sample${++addresses}@hean.example`

async function proofOf(app: SampleContext['app'], member: SignedInMember): Promise<string> {
  const body = { vcode: await newCode(app, member.mobile, 'update') }
  return (await member.data<{ proof: string }>('/member/identity', { method: 'POST', body })).proof
}

export const samples: Samples = {
  'POST /login': [withPassword, withCode, withThirdParty],
  'POST /new_login': [withPassword, withCode],
  'POST /logout': [{}, { as: 'member' }],
  'DELETE /login': [{}, { as: 'member' }],
  'GET /login/check': [{ query: '?username=13800000001' }],
  'POST /member': [
    async ({ app }) => {
      const mobile = freshMobile()
      const vcode = await newCode(app, mobile, 'sign')
      const agreed = [
        { type: 'member_register', version: 1 },
        { type: 'privacy', version: 1 },
      ]
      return { body: { mobile, vcode, password: PASSWORD, user_name: '样例', sex: 1, agreed } }
    },
  ],
  'POST /member/bind': [
    async ({ app }) => {
      const username = freshMobile()
      const vcode = await newCode(app, username, 'login')
      return { body: { username, vcode, union_id: await thirdParty(app).ticket(username) } }
    },
  ],
  'GET /member/sms/code': [
    async ({ app }) => ({
      query: { mobile: freshMobile(), type: 'sign', ...(await readCaptcha(app, 'sign')) },
    }),
    async () => ({ as: 'member', query: { mobile: freshMobile(), type: 'update' } }),
  ],
  'POST /member/sms/check': [
    async ({ app, member: { mobile } }) => ({
      body: { mobile, vcode: await newCode(app, mobile, 'forgot_password') },
    }),
  ],
  'POST /member/email/code': [
    async ({ app, member: { mobile } }) => ({
      body: { username: mobile, ...(await readCaptcha(app, 'forgot_password')) },
    }),
  ],
  'POST /member/reset/password': [
    async ({ app, member: { mobile } }) => ({
      body: { mobile, password: 'another123', vcode: await newCode(app, mobile, 'forgot_password') },
    }),
  ],
  'POST /member/password': [
    async ({ app, member: { mobile } }) => ({
      body: { password: 'another123', vcode: await newCode(app, mobile, 'update') },
    }),
  ],
  'POST /member/identity/code': [{}],
  'POST /member/identity': [
    async ({ app, member: { mobile } }) => ({ body: { vcode: await newCode(app, mobile, 'update') } }),
  ],
  'POST /member/bindmobile': [
    async ({ app, member }) => {
      const proof = await proofOf(app, member)
      const mobile = freshMobile()
      return { body: { mobile, vcode: await newCode(app, mobile, 'update'), proof } }
    },
  ],
  'POST /member/bindemail/code': [
    async ({ app, member }) => ({ body: { email: freshEmail(), proof: await proofOf(app, member) } }),
  ],
  'POST /member/bindemail': [
    async ({ app, member }) => {
      const email = freshEmail()
      const proof = await proofOf(app, member)
      return { body: { email, vcode: await newCode(app, email, 'email'), proof } }
    },
  ],
  'DELETE /member/bindemail': [async ({ app, member }) => ({ body: { proof: await proofOf(app, member) } })],
  'GET /member/setting': [{}],
  'GET /pctemplate/loginPage/setting': [{}, { query: '?domain=hean.localhost' }],
}
