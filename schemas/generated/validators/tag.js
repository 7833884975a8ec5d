// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["goods","shop","member"];
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
if(data0.tag_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "tag_name"});
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "tag_name") || (key1 === "kind")) || (key1 === "tag_color")) || (key1 === "font_color")) || (key1 === "sort"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.tag_name !== undefined){
let data1 = data0.tag_name;
if(typeof data1 === "string"){
if(func2(data1) > 12){
vErrors = addError(vErrors, instancePath+"/props/tag_name", "#/properties/props/properties/tag_name/maxLength", "maxLength", {limit: 12});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/tag_name", "#/properties/props/properties/tag_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tag_name", "#/properties/props/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/type", "type", {type: "string"});
errors++;
}
if(!(((data2 === "goods") || (data2 === "shop")) || (data2 === "member"))){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.tag_color !== undefined){
let data3 = data0.tag_color;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/tag_color", "#/properties/props/properties/tag_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tag_color", "#/properties/props/properties/tag_color/type", "type", {type: "string"});
errors++;
}
}
if(data0.font_color !== undefined){
let data4 = data0.font_color;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/props/font_color", "#/properties/props/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/font_color", "#/properties/props/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data0.sort !== undefined){
let data5 = data0.sort;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data5 < 0 || isNaN(data5)){
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
