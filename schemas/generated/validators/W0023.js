// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = ["contain","cover"];
const pattern0 = memoPattern("^(?:|(?:/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)\\.(?:mp4|webm|MP4|WEBM)(?:[?#][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)?)$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "props") || (key0 === "style"))){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((((((((key1 === "src") || (key1 === "poster")) || (key1 === "caption")) || (key1 === "controls")) || (key1 === "autoplay")) || (key1 === "muted")) || (key1 === "loop")) || (key1 === "fit"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.src !== undefined){
let data1 = data0.src;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/src", "#/properties/props/properties/src/pattern", "pattern", {pattern: "^(?:|(?:/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)\\.(?:mp4|webm|MP4|WEBM)(?:[?#][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)?)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/src", "#/properties/props/properties/src/type", "type", {type: "string"});
errors++;
}
}
if(data0.poster !== undefined){
let data2 = data0.poster;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/poster", "#/properties/props/properties/poster/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/poster", "#/properties/props/properties/poster/type", "type", {type: "string"});
errors++;
}
}
if(data0.caption !== undefined){
if(typeof data0.caption !== "string"){
vErrors = addError(vErrors, instancePath+"/props/caption", "#/properties/props/properties/caption/type", "type", {type: "string"});
errors++;
}
}
if(data0.controls !== undefined){
if(typeof data0.controls !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/controls", "#/properties/props/properties/controls/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.autoplay !== undefined){
if(typeof data0.autoplay !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/autoplay", "#/properties/props/properties/autoplay/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.muted !== undefined){
if(typeof data0.muted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/muted", "#/properties/props/properties/muted/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.loop !== undefined){
if(typeof data0.loop !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/loop", "#/properties/props/properties/loop/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.fit !== undefined){
let data8 = data0.fit;
if(typeof data8 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/fit", "#/properties/props/properties/fit/type", "type", {type: "string"});
errors++;
}
if(!((data8 === "contain") || (data8 === "cover"))){
vErrors = addError(vErrors, instancePath+"/props/fit", "#/properties/props/properties/fit/enum", "enum", {allowedValues: literal0});
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
export const validate = inTurn(validate10, () => validateStyle);
export default validate;
