// Reads the JSON Schemas that tools/schema.py prints, and prints the TypeScript of each, by the file it belongs in.
import { compile } from 'json-schema-to-typescript';
import { readFileSync } from 'node:fs';

const schemas = JSON.parse(readFileSync(0, 'utf8'));

// A length or a bound is the server's to check; here a number is a number. What a client receives may grow fields.
function plain(node, name) {
  if (Array.isArray(node)) return node.map((item) => plain(item));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key]) => !DROPPED.has(key));
  const result = Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === '$defs' || key === 'properties'
        ? Object.fromEntries(
            Object.entries(value).map(([inner, it]) => [inner, plain(it, key === '$defs' ? inner : undefined)]),
          )
        : plain(value),
    ]),
  );
  if (result.properties) result.additionalProperties = false;
  if (name) result.title = name;
  return result;
}
const DROPPED = new Set([
  'title',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'maxItems',
  'minItems',
  'maxProperties',
  'propertyNames',
  'default',
  'discriminator',
]);

/** What a board takes as the one parameter of its props. */
const GAME = '\nexport interface Game {\n  view: View;\n  event: AnyEvent;\n  choice: AnyChoice;\n  box: Box;\n}\n';

async function typesOf({ source, ...schema }) {
  const types = await compile({ ...plain(schema), title: 'Wire' }, 'Wire', {
    bannerComment: `// Made by ./dev types from ${source}. Do not edit.\n`,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
    strictIndexSignatures: false,
  });
  return schema.$defs.Box ? types + GAME : types;
}

const made = {};
for (const [file, schema] of Object.entries(schemas)) made[file] = await typesOf(schema);
process.stdout.write(JSON.stringify(made));
