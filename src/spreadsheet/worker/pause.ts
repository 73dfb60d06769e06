const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());

/** Lets a busy thread do what else has been asked of it. A timer would make each pause at least 4 ms long. */
export function pause(): Promise<void> {
  port1.start();
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
