import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import type { LoginProvider } from './provider'
import { TestProvider } from './test-provider'

/** The providers of this server; a deployment has those that are configured, a demo the built-in one. */
export function loginProviders({ db, config }: Pick<FastifyInstance, 'db' | 'config'>): LoginProvider[] {
  return config.deployed ? [] : [new TestProvider(db)]
}

/** @param name its tag, or another name that clients have for it. @throws AppError invalid */
export function needProvider(providers: readonly LoginProvider[], name: string): LoginProvider {
  const found = providers.find(({ tag, aliases }) => tag === name || aliases.includes(name))
  if (!found) throw new AppError('invalid', { message: UNKNOWN, errors: { trustlogin_tag: [UNKNOWN] } })
  return found
}

const UNKNOWN = '不支持的第三方登录方式'
