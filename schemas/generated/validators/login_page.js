// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
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
if(!((key1 === "background") || (key1 === "logo"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.background !== undefined){
let data1 = data0.background;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/background", "#/properties/props/properties/background/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/background", "#/properties/props/properties/background/type", "type", {type: "string"});
errors++;
}
}
if(data0.logo !== undefined){
let data2 = data0.logo;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/logo", "#/properties/props/properties/logo/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/logo", "#/properties/props/properties/logo/type", "type", {type: "string"});
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
