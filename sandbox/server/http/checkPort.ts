import { createServer } from 'node:net';

/**
 * Rejects where nothing can listen on a port, with the system's own error: before a data directory is made and filled, which takes a
 * while and stays. 0, any free port, is always there.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** Why a server could not start, as a sentence that says what to do. Folders and local sockets fail with the same codes as ports. */
export function explainFailure(error: unknown): string {
  const { code, message, syscall, port = 0 } = error as NodeJS.ErrnoException & { readonly port?: number };
  const isOfPort = syscall === 'listen' && port > 0;
  if (isOfPort && code === 'EADDRINUSE') {
    return `Port ${port} is in use: set PORT to a free one.`;
  }
  if (isOfPort && code === 'EACCES') {
    return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  }
  return `The sandbox could not start: ${message}`;
}
