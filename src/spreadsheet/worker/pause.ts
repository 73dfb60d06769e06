const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());

/** Lets a busy thread handle other messages. A timer would take at least 4 ms. */
export function pause(): Promise<void> {
  port1.start();
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
