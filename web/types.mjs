// Reads the JSON Schema that tools/schema.py prints and writes the TypeScript of it to standard output.
import { compile } from 'json-schema-to-typescript';
import { readFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync(0, 'utf8'));

// A length or a bound is the server's to check; here a number is a number. What a client receives may grow fields.
function plain(node, name) {
  if (Array.isArray(node)) return node.map((item) => plain(item));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key]) => !DROPPED.has(key));
  const result = Object.fromEntries(kept.map(([key, value]) => [key, key === '$defs' || key === 'properties'
    ? Object.fromEntries(Object.entries(value).map(([inner, it]) => [inner, plain(it, key === '$defs' ? inner : undefined)]))
    : plain(value)]));
  if (result.properties) result.additionalProperties = false;
  if (name) result.title = name;
  return result;
}
const DROPPED = new Set(['title', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMaximum',
  'exclusiveMinimum', 'maxItems', 'minItems', 'maxProperties', 'propertyNames', 'default', 'discriminator']);

const banner = '// Made by ./dev types from src/gueridon/server/messages.py. Do not edit.\n';
const text = await compile({ ...plain(schema), title: 'Wire' }, 'Wire', {
  bannerComment: banner, format: true, style: { singleQuote: true, printWidth: 120 }, unreachableDefinitions: true, strictIndexSignatures: false,
});
process.stdout.write(text);
