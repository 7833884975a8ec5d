// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const pattern0 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
if(!(((((((key1 === "title") || (key1 === "keywords")) || (key1 === "description")) || (key1 === "followTheme")) || (key1 === "themeColor")) || (key1 === "backgroundColor")) || (key1 === "pageWidth"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.title !== undefined){
if(typeof data0.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/title", "#/properties/props/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data0.keywords !== undefined){
if(typeof data0.keywords !== "string"){
vErrors = addError(vErrors, instancePath+"/props/keywords", "#/properties/props/properties/keywords/type", "type", {type: "string"});
errors++;
}
}
if(data0.description !== undefined){
if(typeof data0.description !== "string"){
vErrors = addError(vErrors, instancePath+"/props/description", "#/properties/props/properties/description/type", "type", {type: "string"});
errors++;
}
}
if(data0.followTheme !== undefined){
if(typeof data0.followTheme !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/followTheme", "#/properties/props/properties/followTheme/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.themeColor !== undefined){
let data5 = data0.themeColor;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/themeColor", "#/properties/props/properties/themeColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/themeColor", "#/properties/props/properties/themeColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.backgroundColor !== undefined){
let data6 = data0.backgroundColor;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
vErrors = addError(vErrors, instancePath+"/props/backgroundColor", "#/properties/props/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/backgroundColor", "#/properties/props/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.pageWidth !== undefined){
let data7 = data0.pageWidth;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, instancePath+"/props/pageWidth", "#/properties/props/properties/pageWidth/type", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3840 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/pageWidth", "#/properties/props/properties/pageWidth/maximum", "maximum", {comparison: "<=", limit: 3840});
errors++;
}
if(data7 < 320 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/pageWidth", "#/properties/props/properties/pageWidth/minimum", "minimum", {comparison: ">=", limit: 320});
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
