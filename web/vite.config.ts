import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const LOCALE = /\/locales\/(\w+)\/\w+\.ftl/;

/** Puts a packed copy beside each file; the server sends that to whoever takes it. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const each of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const path = join(each.parentPath, each.name);
        if (each.isFile()) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

/** The built app is part of the Python package; its sentences are the catalogues of that package. */
export default defineConfig({
  plugins: [svelte(), packed()],
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../src/manille/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One file a language.
        codeSplitting: { groups: [{ test: LOCALE, name: (id) => LOCALE.exec(id)?.[1] ?? null }] },
      },
    },
  },
});
