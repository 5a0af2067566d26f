// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

describe('the settings of the server', () => {
  it('BACKEND-03 have a default each, so that none is required', () => {
    expect(readSettings([], {})).toEqual({ host: '0.0.0.0', port: 4170, dataFolder: 'server-data', origins: [], unlimited: false, printCodes: false, appPort: 4173 })
  })

  it('BACKEND-03 are read from flags first, then from the environment', () => {
    const environment = {
      SERVER_HOST: '10.0.0.1',
      SERVER_PORT: '5000',
      SERVER_DATA: '/a',
      SERVER_ORIGINS: 'https://one.example.com, http://two.example.com:8080',
      SERVER_APP_PORT: '5001',
    }
    expect(readSettings([], environment)).toEqual({
      host: '10.0.0.1',
      port: 5000,
      dataFolder: '/a',
      origins: ['https://one.example.com', 'http://two.example.com:8080'],
      unlimited: false,
      printCodes: false,
      appPort: 5001,
    })
    const flags = ['--host', '::1', '--port=0', '--data', 'b', '--origin', 'https://three.example.com', '--origin', 'https://four.example.com', '--app-port', '65535', '--print-codes', '--unlimited']
    expect(readSettings(flags, environment)).toEqual({
      host: '::1',
      port: 0,
      dataFolder: 'b',
      origins: ['https://three.example.com', 'https://four.example.com'],
      unlimited: true,
      printCodes: true,
      appPort: 65_535,
    })
    expect(readSettings([], { SERVER_ORIGINS: '' })?.origins).toEqual([])
    expect(readSettings(['--ephemeral'], environment)?.dataFolder).toBeNull()
    expect(readSettings(['--help'], { SERVER_PORT: 'x' })).toBeNull()
  })

  it.each([
    [['--port', '65536'], {}, "--port must be a number from 0 to 65535, not '65536'."],
    [['--port', '-1'], {}, 'port'],
    [['--port', '1e3'], {}, "not '1e3'"],
    [[], { SERVER_PORT: '' }, "not ''"],
    [['--app-port', '80a'], {}, '--app-port must be a number'],
    [['--app-port', '0'], {}, "--app-port must be a number from 1 to 65535, not '0'."],
    [['--host', ' '], {}, '--host must not be empty.'],
    [[], { SERVER_DATA: '' }, '--data must not be empty.'],
    [['--origin', 'portal.example.com'], {}, "not 'portal.example.com'"],
    [['--origin', 'https://portal.example.com/'], {}, "not 'https://portal.example.com/'"],
    [['--origin', '*'], {}, "not '*'"],
    [['--prot', '1'], {}, /^Unknown option '--prot'\. --help lists the options\.$/],
    [['serve'], {}, 'serve'],
  ])('BACKEND-03 are rejected with a reason: %j %j', (flags, environment, reason) => {
    expect(() => readSettings(flags, environment)).toThrow(reason)
  })
})
