import { expect, it } from 'vitest'
import { checkElements, pageStyle, portalStyle } from './page-style'

it('FAST-01 the page style leaves out comments, fallbacks for old browsers and rules of later screens', () => {
  const style =
    '/*! a notice */\n@layer properties{@supports (a:b){*{--tw-x:initial}}}@layer theme{:root{--default-known:1s}}' +
    '@layer reset{hr{height:0}code,pre{font-size:1em}button,textarea{font:inherit}::-webkit-datetime-edit{padding:0}' +
    ':where(select:is([multiple],[size])) optgroup{font-weight:bolder}::placeholder{opacity:1}@supports (a:b){::placeholder{color:red}}}' +
    '.a{transition:var(--default-known,2s) var(--default-unknown,ease)}'
  expect(pageStyle(style)).toBe(
    '@layer theme{:root{--default-known:1s}}@layer reset{button,textarea{font:inherit}}.a{transition:var(--default-known) ease}',
  )
})

it('FAST-01 the style of later screens resets only their own elements, and keeps all classes', () => {
  const style =
    '/*! a notice */\n@layer properties{@supports (a:b){*{--tw-x:initial}}}@layer reset{*{margin:0}hr{height:0}a,hr{color:inherit}' +
    '@supports (a:b){::placeholder{color:red}}}@layer utilities{.a{margin:0}}.b{margin:0}'
  expect(portalStyle(style)).toBe('@layer reset{hr{height:0}a,hr{color:inherit}@supports (a:b){::placeholder{color:red}}}@layer utilities{.a{margin:0}}.b{margin:0}')
  expect(() => portalStyle('.a{margin:0}')).toThrow('portal.css does not begin with')
})

it('FAST-01 the build fails for a page with an element that the page style leaves out', () => {
  expect(() => checkElements('<main><small>x</small></main>', '/login')).toThrow('/login has <small>')
  expect(() => checkElements('<main><p>x</p></main>', '/login')).not.toThrow()
})
