import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startSandbox } from './support/startSandbox.ts';

test('A request whose body never comes whole is answered 408 and its connection closed', async () => {
  const { sandbox } = await startSandbox({ requestTimeoutMs: 300 });
  const socket = connect(sandbox.port, '127.0.0.1');
  const head = [
    'POST /x-api/user/public/login HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
  ];
  socket.write(`${[...head, 'Content-Length: 100'].join('\r\n')}\r\n\r\n{"account":`);
  let text = '';
  socket.on('data', (bytes) => {
    text += String(bytes);
  });
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});
