// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"item_bn":1,"item_name":1,"specs":1,"price":1,"market_price":1,"grade_prices":1,"stock":1,"reserved":1,"reason":1};

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
if(data0.item_bn === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "item_bn"});
errors++;
}
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.item_bn !== undefined){
let data1 = data0.item_bn;
if(typeof data1 === "string"){
if(func3(data1) > 64){
vErrors = addError(vErrors, instancePath+"/props/item_bn", "#/properties/props/properties/item_bn/maxLength", "maxLength", {limit: 64});
errors++;
}
if(func3(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/item_bn", "#/properties/props/properties/item_bn/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/item_bn", "#/properties/props/properties/item_bn/type", "type", {type: "string"});
errors++;
}
}
if(data0.item_name !== undefined){
let data2 = data0.item_name;
if(typeof data2 === "string"){
if(func3(data2) > 100){
vErrors = addError(vErrors, instancePath+"/props/item_name", "#/properties/props/properties/item_name/maxLength", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/item_name", "#/properties/props/properties/item_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.specs !== undefined){
if(typeof data0.specs !== "string"){
vErrors = addError(vErrors, instancePath+"/props/specs", "#/properties/props/properties/specs/type", "type", {type: "string"});
errors++;
}
}
if(data0.price !== undefined){
let data4 = data0.price;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99999999 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.market_price !== undefined){
let data5 = data0.market_price;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/props/market_price", "#/properties/props/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999999 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/market_price", "#/properties/props/properties/market_price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/market_price", "#/properties/props/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.grade_prices !== undefined){
let data6 = data0.grade_prices;
if(typeof data6 === "string"){
if(func3(data6) > 1000){
vErrors = addError(vErrors, instancePath+"/props/grade_prices", "#/properties/props/properties/grade_prices/maxLength", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/grade_prices", "#/properties/props/properties/grade_prices/type", "type", {type: "string"});
errors++;
}
}
if(data0.stock !== undefined){
let data7 = data0.stock;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/type", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000000 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/maximum", "maximum", {comparison: "<=", limit: 10000000});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.reserved !== undefined){
let data8 = data0.reserved;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/reserved", "#/properties/props/properties/reserved/type", "type", {type: "integer"});
errors++;
}
}
if(data0.reason !== undefined){
let data9 = data0.reason;
if(typeof data9 === "string"){
if(func3(data9) > 100){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/maxLength", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/type", "type", {type: "string"});
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
