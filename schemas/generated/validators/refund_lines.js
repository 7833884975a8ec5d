// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["商品缺货","商品信息或价格有误","收货地址无法送达","订单存在异常","与买家协商一致","其他原因"];

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
if(data0.lines === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "lines"});
errors++;
}
if(data0.reason === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "reason"});
errors++;
}
for(const key1 in data0){
if(!(((key1 === "lines") || (key1 === "reason")) || (key1 === "note"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.lines !== undefined){
let data1 = data0.lines;
if(Array.isArray(data1)){
if(data1.length > 200){
vErrors = addError(vErrors, instancePath+"/props/lines", "#/properties/props/properties/lines/maxItems", "maxItems", {limit: 200});
errors++;
}
if(data1.length < 1){
vErrors = addError(vErrors, instancePath+"/props/lines", "#/properties/props/properties/lines/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.line_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0, "#/properties/props/properties/lines/items/required", "required", {missingProperty: "line_id"});
errors++;
}
for(const key2 in data2){
if(!((((key2 === "line_id") || (key2 === "item_name")) || (key2 === "left")) || (key2 === "num"))){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0, "#/properties/props/properties/lines/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.line_id !== undefined){
let data3 = data2.line_id;
if(typeof data3 === "string"){
if(func2(data3) < 1){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/line_id", "#/properties/props/properties/lines/items/properties/line_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/line_id", "#/properties/props/properties/lines/items/properties/line_id/type", "type", {type: "string"});
errors++;
}
}
if(data2.item_name !== undefined){
if(typeof data2.item_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/item_name", "#/properties/props/properties/lines/items/properties/item_name/type", "type", {type: "string"});
errors++;
}
}
if(data2.left !== undefined){
let data5 = data2.left;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/left", "#/properties/props/properties/lines/items/properties/left/type", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/left", "#/properties/props/properties/lines/items/properties/left/maximum", "maximum", {comparison: "<=", limit: 99999});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/left", "#/properties/props/properties/lines/items/properties/left/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data2.num !== undefined){
let data6 = data2.num;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/num", "#/properties/props/properties/lines/items/properties/num/type", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99999 || isNaN(data6)){
vErrors = addError(vErrors, instancePath+"/props/lines/" + i0+"/num", "#/properties/props/properties/lines/items/properties/num/maximum", "maximum", {comparison: "<=", limit: 99999});
errors++;
}
if(data6 < 0 || isNaN(data6)){
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
if(data0.reason !== undefined){
let data7 = data0.reason;
if(typeof data7 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/type", "type", {type: "string"});
errors++;
}
if(!((((((data7 === "商品缺货") || (data7 === "商品信息或价格有误")) || (data7 === "收货地址无法送达")) || (data7 === "订单存在异常")) || (data7 === "与买家协商一致")) || (data7 === "其他原因"))){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.note !== undefined){
let data8 = data0.note;
if(typeof data8 === "string"){
if(func2(data8) > 100){
vErrors = addError(vErrors, instancePath+"/props/note", "#/properties/props/properties/note/maxLength", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/note", "#/properties/props/properties/note/type", "type", {type: "string"});
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
