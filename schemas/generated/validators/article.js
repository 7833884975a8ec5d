// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"title":1,"node_id":1,"summary":1,"content":1,"image_url":1,"author":1,"published":1,"visible":1,"sort":1};
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

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
if(data0.title === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "title"});
errors++;
}
if(data0.node_id === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "node_id"});
errors++;
}
if(data0.content === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "content"});
errors++;
}
if(data0.published === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "published"});
errors++;
}
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if(func3(data1) > 80){
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/maxLength", "maxLength", {limit: 80});
errors++;
}
if(func3(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data0.node_id !== undefined){
let data2 = data0.node_id;
if(typeof data2 === "string"){
if(func3(data2) < 1){
vErrors = addError(vErrors, instancePath+"/props/node_id", "#/properties/props/properties/node_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/node_id", "#/properties/props/properties/node_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.summary !== undefined){
let data3 = data0.summary;
if(typeof data3 === "string"){
if(func3(data3) > 200){
vErrors = addError(vErrors, instancePath+"/props/summary", "#/properties/props/properties/summary/maxLength", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/summary", "#/properties/props/properties/summary/type", "type", {type: "string"});
errors++;
}
}
if(data0.content !== undefined){
let data4 = data0.content;
if(typeof data4 === "string"){
if(func3(data4) > 100000){
vErrors = addError(vErrors, instancePath+"/props/content", "#/properties/props/properties/content/maxLength", "maxLength", {limit: 100000});
errors++;
}
if(func3(data4) < 1){
vErrors = addError(vErrors, instancePath+"/props/content", "#/properties/props/properties/content/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/content", "#/properties/props/properties/content/type", "type", {type: "string"});
errors++;
}
}
if(data0.image_url !== undefined){
let data5 = data0.image_url;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/image_url", "#/properties/props/properties/image_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/image_url", "#/properties/props/properties/image_url/type", "type", {type: "string"});
errors++;
}
}
if(data0.author !== undefined){
let data6 = data0.author;
if(typeof data6 === "string"){
if(func3(data6) > 20){
vErrors = addError(vErrors, instancePath+"/props/author", "#/properties/props/properties/author/maxLength", "maxLength", {limit: 20});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/author", "#/properties/props/properties/author/type", "type", {type: "string"});
errors++;
}
}
if(data0.published !== undefined){
let data7 = data0.published;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
vErrors = addError(vErrors, instancePath+"/props/published", "#/properties/props/properties/published/pattern", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/published", "#/properties/props/properties/published/type", "type", {type: "string"});
errors++;
}
}
if(data0.visible !== undefined){
if(typeof data0.visible !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/visible", "#/properties/props/properties/visible/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.sort !== undefined){
let data9 = data0.sort;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9999 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
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
