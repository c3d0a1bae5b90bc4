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

/** Why a server could not start, as a sentence that says what to do. */
export function explainFailure(error: unknown, port: number | undefined): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: set PORT to a free one.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  }
  return `The sandbox could not start: ${message}`;
}
