import { newScan } from '@tests/helpers/login-scan'
import type { SampleContext, Samples } from './sample'

const scanned = async ({ app, member }: SampleContext) => {
  const { code } = await newScan(app)
  await member.data('/login/scan/seen', { method: 'POST', body: { code } })
  return { body: { code } }
}

export const samples: Samples = {
  'POST /login/scan': [{}],
  'POST /login/scan/result': [async ({ app }) => ({ body: { code: (await newScan(app)).code } })],
  'POST /login/scan/seen': [scanned],
  'POST /login/scan/confirm': [scanned],
  'POST /login/scan/cancel': [scanned],
}
