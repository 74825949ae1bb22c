import { Duplex } from "node:stream";

const terminate = "X".charCodeAt(0);
/** AuthenticationOk and ReadyForQuery: the embedded database asks nobody who they are. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** The socket of a pg client whose server is the embedded database. */
export class EmbeddedStream extends Duplex {
  #send: (bytes: Uint8Array<ArrayBuffer>) => void;
  #isWelcome = false;

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#send = send;
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(bytes: Buffer, _: unknown, done: () => void) {
    if (!this.#isWelcome) {
      this.#isWelcome = true;
      this.push(welcome);
    } else if (bytes[0] !== terminate) this.#send(new Uint8Array(bytes));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), undefined, done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }
}
