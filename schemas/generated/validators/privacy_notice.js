// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "props")){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((key1 === "is_open") || (key1 === "content")) || (key1 === "link"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.is_open !== undefined){
if(typeof data0.is_open !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_open", "#/properties/props/properties/is_open/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.content !== undefined){
let data2 = data0.content;
if(typeof data2 === "string"){
if(func2(data2) > 200){
vErrors = addError(vErrors, instancePath+"/props/content", "#/properties/props/properties/content/maxLength", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/content", "#/properties/props/properties/content/type", "type", {type: "string"});
errors++;
}
}
if(data0.link !== undefined){
let data3 = data0.link;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/link", "#/properties/props/properties/link/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/link", "#/properties/props/properties/link/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
});
export const validate = validate10;
export default validate;
