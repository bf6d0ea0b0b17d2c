/** As much of sql.js as is used here. The build without WebAssembly: our pages do not allow it. */
declare module 'sql.js/dist/sql-asm-memory-growth.js' {
  namespace initSqlJs {
    type Value = string | number | null | Uint8Array;
    type Statement = { step(): boolean; get(): Value[]; free(): void };
    class Database {
      constructor(bytes?: Uint8Array);
      run(sql: string, values?: readonly Value[]): void;
      prepare(sql: string, values?: readonly Value[]): Statement;
      export(): Uint8Array;
      close(): void;
    }
  }
  function initSqlJs(): Promise<{ Database: typeof initSqlJs.Database }>;
  export = initSqlJs;
}
