import { aborted, print, runCommand, startAsTold } from './command'

await runCommand(async (settings, interrupted) => {
  const server = await startAsTold(settings, 'info')
  await aborted(interrupted)
  print('Stopping.')
  await server.stop()
})
