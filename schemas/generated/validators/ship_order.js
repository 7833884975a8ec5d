// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^[A-Za-z0-9-]{6,30}$", "u");

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
if(data0.delivery_corp === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "delivery_corp"});
errors++;
}
if(data0.delivery_code === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "delivery_code"});
errors++;
}
if(data0.lines === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "lines"});
errors++;
}
for(const key1 in data0){
if(!(((key1 === "delivery_corp") || (key1 === "delivery_code")) || (key1 === "lines"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.delivery_corp !== undefined){
let data1 = data0.delivery_corp;
if(typeof data1 === "string"){
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/delivery_corp", "#/properties/props/properties/delivery_corp/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/delivery_corp", "#/properties/props/properties/delivery_corp/type", "type", {type: "string"});
errors++;
}
}
if(data0.delivery_code !== undefined){
let data2 = data0.delivery_code;
if(typeof data2 === "string"){
if(func2(data2) > 30){
vErrors = addError(vErrors, instancePath+"/props/delivery_code", "#/properties/props/properties/delivery_code/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func2(data2) < 1){
vErrors = addError(vErrors, instancePath+"/props/delivery_code", "#/properties/props/properties/delivery_code/minLength", "minLength", {limit: 1});
errors++;
}
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/delivery_code", "#/properties/props/properties/delivery_code/pattern", "pattern", {pattern: "^[A-Za-z0-9-]{6,30}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/delivery_code", "#/properties/props/properties/delivery_code/type", "type", {type: "string"});
errors++;
}
}
if(data0.lines !== undefined){
let data3 = data0.lines;
if(Array.isArray(data3)){
if(data3.length > 200){
vErrors = addError(vErrors, instancePath+"/props/lines", "#/properties/props/properties/lines/maxItems", "maxItems", {limit: 200});
errors++;
}
if(data3.length < 1){
vErrors = addError(vErrors, instancePath+"/props/lines", "#/properties/props/properties/lines/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.line_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0, "#/properties/props/properties/lines/items/required", "required", {missingProperty: "line_id"});
errors++;
}
for(const key2 in data4){
if(!(((key2 === "line_id") || (key2 === "item_name")) || (key2 === "num"))){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0, "#/properties/props/properties/lines/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data4.line_id !== undefined){
let data5 = data4.line_id;
if(typeof data5 === "string"){
if(func2(data5) < 1){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/line_id", "#/properties/props/properties/lines/items/properties/line_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/line_id", "#/properties/props/properties/lines/items/properties/line_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.item_name !== undefined){
if(typeof data4.item_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/item_name", "#/properties/props/properties/lines/items/properties/item_name/type", "type", {type: "string"});
errors++;
}
}
if(data4.num !== undefined){
let data7 = data4.num;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/num", "#/properties/props/properties/lines/items/properties/num/type", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99999 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/num", "#/properties/props/properties/lines/items/properties/num/maximum", "maximum", {comparison: "<=", limit: 99999});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/num", "#/properties/props/properties/lines/items/properties/num/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0, "#/properties/props/properties/lines/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/lines", "#/properties/props/properties/lines/type", "type", {type: "array"});
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
