// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
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
if(data0.activity_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "activity_name"});
errors++;
}
if(data0.notice_time === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "notice_time"});
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
if(!(((((((key1 === "activity_name") || (key1 === "notice_time")) || (key1 === "begin_time")) || (key1 === "end_time")) || (key1 === "validity_period")) || (key1 === "items")) || (key1 === "disabled"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.activity_name !== undefined){
let data1 = data0.activity_name;
if(typeof data1 === "string"){
if(func2(data1) > 30){
vErrors = addError(vErrors, instancePath+"/props/activity_name", "#/properties/props/properties/activity_name/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/activity_name", "#/properties/props/properties/activity_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/activity_name", "#/properties/props/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.notice_time !== undefined){
let data2 = data0.notice_time;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/notice_time", "#/properties/props/properties/notice_time/pattern", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/notice_time", "#/properties/props/properties/notice_time/type", "type", {type: "string"});
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
if(data0.validity_period !== undefined){
let data5 = data0.validity_period;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/props/validity_period", "#/properties/props/properties/validity_period/type", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1440 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/validity_period", "#/properties/props/properties/validity_period/maximum", "maximum", {comparison: "<=", limit: 1440});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/validity_period", "#/properties/props/properties/validity_period/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.items !== undefined){
let data6 = data0.items;
if(Array.isArray(data6)){
if(data6.length > 100){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/maxItems", "maxItems", {limit: 100});
errors++;
}
if(data6.length < 1){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.item_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/required", "required", {missingProperty: "item_id"});
errors++;
}
if(data7.activity_price === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/required", "required", {missingProperty: "activity_price"});
errors++;
}
if(data7.activity_store === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/required", "required", {missingProperty: "activity_store"});
errors++;
}
for(const key2 in data7){
if(!((((key2 === "item_id") || (key2 === "activity_price")) || (key2 === "activity_store")) || (key2 === "limit_num"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data7.item_id !== undefined){
let data8 = data7.item_id;
if(typeof data8 === "string"){
if(func2(data8) < 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/item_id", "#/properties/props/properties/items/items/properties/item_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/item_id", "#/properties/props/properties/items/items/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.activity_price !== undefined){
let data9 = data7.activity_price;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/activity_price", "#/properties/props/properties/items/items/properties/activity_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99999999 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/activity_price", "#/properties/props/properties/items/items/properties/activity_price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/activity_price", "#/properties/props/properties/items/items/properties/activity_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data7.activity_store !== undefined){
let data10 = data7.activity_store;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/activity_store", "#/properties/props/properties/items/items/properties/activity_store/type", "type", {type: "integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/activity_store", "#/properties/props/properties/items/items/properties/activity_store/maximum", "maximum", {comparison: "<=", limit: 1000000});
errors++;
}
if(data10 < 1 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/activity_store", "#/properties/props/properties/items/items/properties/activity_store/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data7.limit_num !== undefined){
let data11 = data7.limit_num;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/limit_num", "#/properties/props/properties/items/items/properties/limit_num/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/limit_num", "#/properties/props/properties/items/items/properties/limit_num/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/limit_num", "#/properties/props/properties/items/items/properties/limit_num/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
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
