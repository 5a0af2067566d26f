import { describe, expect, it } from 'vitest'
import { installWay } from './install-way'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${webkit}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit}`
const here = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0, offered: false, installed: false }

describe('the way to install the app', () => {
  it.each([
    ['Safari on an iPhone', `${iphone} Version/26.0 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    ['Chrome on an iPhone', `${iphone} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    ['an iPad that calls itself a Mac', `${mac} Version/26.0 Safari/605.1.15`, 5, 'ios'],
    ['a page inside another app on an iPhone', `${iphone} Mobile/15E148 Instagram 400.0`, 5, 'none'],
    ['Safari on a Mac', `${mac} Version/17.4 Safari/605.1.15`, 0, 'safari-mac'],
    ['Safari on a Mac before it could install', `${mac} Version/16.6 Safari/605.1.15`, 0, 'none'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 5, 'firefox-android'],
    ['Firefox on a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 0, 'none'],
    [
      'Chrome on a Mac that has not offered an installation',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      0,
      'none',
    ],
  ])('PWA-01 is known for %s', (_, userAgent, maxTouchPoints, way) => {
    expect(installWay({ ...here, userAgent, maxTouchPoints })).toBe(way)
  })

  it('PWA-01 is the browser’s own prompt if it has offered one', () => {
    expect(installWay({ ...here, offered: true })).toBe('prompt')
  })

  it('PWA-01 is none once the app is installed', () => {
    expect(installWay({ ...here, offered: true, installed: true })).toBe('none')
    expect(installWay({ ...here, userAgent: `${iphone} Safari/604.1`, installed: true })).toBe('none')
  })
})
