// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["staff","lucky"];
const pattern0 = memoPattern("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

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
if(data0.name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "name"});
errors++;
}
if(data0.begin_time === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "begin_time"});
errors++;
}
if(data0.end_time === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "end_time"});
errors++;
}
if(data0.items === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "items"});
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "name") || (key1 === "kind")) || (key1 === "begin_time")) || (key1 === "end_time")) || (key1 === "items")) || (key1 === "disabled"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func2(data1) > 30){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/type", "type", {type: "string"});
errors++;
}
if(!((data2 === "staff") || (data2 === "lucky"))){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.begin_time !== undefined){
let data3 = data0.begin_time;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/begin_time", "#/properties/props/properties/begin_time/pattern", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/begin_time", "#/properties/props/properties/begin_time/type", "type", {type: "string"});
errors++;
}
}
if(data0.end_time !== undefined){
let data4 = data0.end_time;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/props/end_time", "#/properties/props/properties/end_time/pattern", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/end_time", "#/properties/props/properties/end_time/type", "type", {type: "string"});
errors++;
}
}
if(data0.items !== undefined){
let data5 = data0.items;
if(Array.isArray(data5)){
if(data5.length > 200){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/maxItems", "maxItems", {limit: 200});
errors++;
}
if(data5.length < 1){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.item_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/required", "required", {missingProperty: "item_id"});
errors++;
}
if(data6.price === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/required", "required", {missingProperty: "price"});
errors++;
}
for(const key2 in data6){
if(!((((key2 === "item_id") || (key2 === "price")) || (key2 === "limit_num")) || (key2 === "invalid"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data6.item_id !== undefined){
let data7 = data6.item_id;
if(typeof data7 === "string"){
if(func2(data7) < 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/item_id", "#/properties/props/properties/items/items/properties/item_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/item_id", "#/properties/props/properties/items/items/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.price !== undefined){
let data8 = data6.price;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/price", "#/properties/props/properties/items/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99999999 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/price", "#/properties/props/properties/items/items/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/price", "#/properties/props/properties/items/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data6.limit_num !== undefined){
let data9 = data6.limit_num;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/limit_num", "#/properties/props/properties/items/items/properties/limit_num/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/limit_num", "#/properties/props/properties/items/items/properties/limit_num/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/limit_num", "#/properties/props/properties/items/items/properties/limit_num/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data6.invalid !== undefined){
if(typeof data6.invalid !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/invalid", "#/properties/props/properties/items/items/properties/invalid/type", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/type", "type", {type: "array"});
errors++;
}
}
if(data0.disabled !== undefined){
if(typeof data0.disabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/disabled", "#/properties/props/properties/disabled/type", "type", {type: "boolean"});
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
