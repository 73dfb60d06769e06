/** Pulled once, it stops what goes on and whatever waits meanwhile. */
export class Brake {
  #pulled = false;
  #wake: (() => void) | null = null;

  get isPulled(): boolean {
    return this.#pulled;
  }

  pull(): void {
    this.#pulled = true;
    this.#wake?.();
  }

  /** Waits so many seconds, or until it is pulled. */
  async waited(seconds: number): Promise<void> {
    if (this.#pulled) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }
}
