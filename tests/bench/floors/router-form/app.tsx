import { revalidateLogic, useForm } from '@tanstack/react-form'
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'

// The product's libraries and the same form, without our form kit: the least that a page of this stack costs.
const errorsOf = ({ identifier, password }: { readonly identifier: string; readonly password: string }) => ({
  ...(identifier === '' && { identifier: 'Enter your email or mobile number' }),
  ...(password.length < 7 && { password: 'Password must be at least 7 characters' }),
})

function Login() {
  const form = useForm({
    defaultValues: { identifier: '', password: '' },
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const fields = errorsOf(value)
        return Object.keys(fields).length === 0 ? undefined : { fields }
      },
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <h1>Login</h1>
      {(['identifier', 'password'] as const).map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <label>
              {name}
              <input
                id={name}
                type={name === 'password' ? 'password' : 'text'}
                value={field.state.value}
                onBlur={field.handleBlur}
                onChange={(event) => field.handleChange(event.target.value)}
              />
              {field.state.meta.errors.map((error) => (
                <span key={String(error)} role="alert">
                  {String(error)}
                </span>
              ))}
            </label>
          )}
        </form.Field>
      ))}
      <button type="submit">Continue</button>
      <Link to="/register">Sign up</Link>
    </form>
  )
}

const root = createRootRoute({ component: Outlet })
const login = createRoute({ getParentRoute: () => root, path: '/', component: Login })
const register = createRoute({ getParentRoute: () => root, path: '/register', component: () => <h1>Sign up</h1> })

export const router = createRouter({ routeTree: root.addChildren([login, register]) })
// Renders the same tree at build and when the built page is hydrated.
router.ssr = { manifest: { routes: {} } }

export const App = () => <RouterProvider router={router} />
