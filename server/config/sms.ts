import { OperatorError } from './operator-error'

/** A gateway that takes messages over HTTP. */
export interface SmsGateway {
  url: string
  secret: string
}

/** @throws OperatorError naming the variable and what it must be */
export function readSmsConfig(env: Record<string, string | undefined>): SmsGateway | undefined {
  const { PUMIAN_SMS_URL: url, PUMIAN_SMS_SECRET: secret } = env
  if (!url) return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new OperatorError(
      `PUMIAN_SMS_URL: expected an address of http or https, got ${JSON.stringify(url)}.`,
    )
  // a secret is not repeated
  if (!secret || secret.length < 16)
    throw new OperatorError('PUMIAN_SMS_SECRET: expected 16 characters or more, got something else.')
  return { url, secret }
}
