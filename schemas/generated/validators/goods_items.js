// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"goods_id":1,"item_bn":1,"item_name":1,"specs":1,"picture":1,"approve_status":1,"main_category":1,"categories":1,"brand":1,"tags":1,"price":1,"market_price":1,"cost_price":1,"grade_prices":1,"barcode":1,"weight":1,"stock":1,"reason":1,"pics":1,"params":1};
const pattern0 = memoPattern("^[A-Za-z0-9_-]+$", "u");

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
if(data0.goods_id === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "goods_id"});
errors++;
}
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
if(data0.goods_id !== undefined){
let data1 = data0.goods_id;
if(typeof data1 === "string"){
if(func3(data1) > 64){
vErrors = addError(vErrors, instancePath+"/props/goods_id", "#/properties/props/properties/goods_id/maxLength", "maxLength", {limit: 64});
errors++;
}
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/goods_id", "#/properties/props/properties/goods_id/pattern", "pattern", {pattern: "^[A-Za-z0-9_-]+$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/goods_id", "#/properties/props/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.item_bn !== undefined){
let data2 = data0.item_bn;
if(typeof data2 === "string"){
if(func3(data2) > 64){
vErrors = addError(vErrors, instancePath+"/props/item_bn", "#/properties/props/properties/item_bn/maxLength", "maxLength", {limit: 64});
errors++;
}
if(func3(data2) < 1){
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
let data3 = data0.item_name;
if(typeof data3 === "string"){
if(func3(data3) > 100){
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
let data4 = data0.specs;
if(typeof data4 === "string"){
if(func3(data4) > 600){
vErrors = addError(vErrors, instancePath+"/props/specs", "#/properties/props/properties/specs/maxLength", "maxLength", {limit: 600});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/specs", "#/properties/props/properties/specs/type", "type", {type: "string"});
errors++;
}
}
if(data0.picture !== undefined){
let data5 = data0.picture;
if(typeof data5 === "string"){
if(func3(data5) > 2000){
vErrors = addError(vErrors, instancePath+"/props/picture", "#/properties/props/properties/picture/maxLength", "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/picture", "#/properties/props/properties/picture/type", "type", {type: "string"});
errors++;
}
}
if(data0.approve_status !== undefined){
let data6 = data0.approve_status;
if(typeof data6 === "string"){
if(func3(data6) > 20){
vErrors = addError(vErrors, instancePath+"/props/approve_status", "#/properties/props/properties/approve_status/maxLength", "maxLength", {limit: 20});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/approve_status", "#/properties/props/properties/approve_status/type", "type", {type: "string"});
errors++;
}
}
if(data0.main_category !== undefined){
let data7 = data0.main_category;
if(typeof data7 === "string"){
if(func3(data7) > 400){
vErrors = addError(vErrors, instancePath+"/props/main_category", "#/properties/props/properties/main_category/maxLength", "maxLength", {limit: 400});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/main_category", "#/properties/props/properties/main_category/type", "type", {type: "string"});
errors++;
}
}
if(data0.categories !== undefined){
let data8 = data0.categories;
if(typeof data8 === "string"){
if(func3(data8) > 4000){
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/maxLength", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/type", "type", {type: "string"});
errors++;
}
}
if(data0.brand !== undefined){
let data9 = data0.brand;
if(typeof data9 === "string"){
if(func3(data9) > 100){
vErrors = addError(vErrors, instancePath+"/props/brand", "#/properties/props/properties/brand/maxLength", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/brand", "#/properties/props/properties/brand/type", "type", {type: "string"});
errors++;
}
}
if(data0.tags !== undefined){
let data10 = data0.tags;
if(typeof data10 === "string"){
if(func3(data10) > 1000){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxLength", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/type", "type", {type: "string"});
errors++;
}
}
if(data0.price !== undefined){
let data11 = data0.price;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 99999999 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/price", "#/properties/props/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.market_price !== undefined){
let data12 = data0.market_price;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/market_price", "#/properties/props/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 99999999 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/market_price", "#/properties/props/properties/market_price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/market_price", "#/properties/props/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.cost_price !== undefined){
let data13 = data0.cost_price;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, instancePath+"/props/cost_price", "#/properties/props/properties/cost_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 99999999 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/cost_price", "#/properties/props/properties/cost_price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/cost_price", "#/properties/props/properties/cost_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.grade_prices !== undefined){
let data14 = data0.grade_prices;
if(typeof data14 === "string"){
if(func3(data14) > 8000){
vErrors = addError(vErrors, instancePath+"/props/grade_prices", "#/properties/props/properties/grade_prices/maxLength", "maxLength", {limit: 8000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/grade_prices", "#/properties/props/properties/grade_prices/type", "type", {type: "string"});
errors++;
}
}
if(data0.barcode !== undefined){
let data15 = data0.barcode;
if(typeof data15 === "string"){
if(func3(data15) > 64){
vErrors = addError(vErrors, instancePath+"/props/barcode", "#/properties/props/properties/barcode/maxLength", "maxLength", {limit: 64});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/barcode", "#/properties/props/properties/barcode/type", "type", {type: "string"});
errors++;
}
}
if(data0.weight !== undefined){
let data16 = data0.weight;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, instancePath+"/props/weight", "#/properties/props/properties/weight/type", "type", {type: "integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000000 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/props/weight", "#/properties/props/properties/weight/maximum", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/props/weight", "#/properties/props/properties/weight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.stock !== undefined){
let data17 = data0.stock;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/type", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 10000000 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/maximum", "maximum", {comparison: "<=", limit: 10000000});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.reason !== undefined){
let data18 = data0.reason;
if(typeof data18 === "string"){
if(func3(data18) > 100){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/maxLength", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/type", "type", {type: "string"});
errors++;
}
}
if(data0.pics !== undefined){
let data19 = data0.pics;
if(typeof data19 === "string"){
if(func3(data19) > 8000){
vErrors = addError(vErrors, instancePath+"/props/pics", "#/properties/props/properties/pics/maxLength", "maxLength", {limit: 8000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pics", "#/properties/props/properties/pics/type", "type", {type: "string"});
errors++;
}
}
if(data0.params !== undefined){
let data20 = data0.params;
if(typeof data20 === "string"){
if(func3(data20) > 13000){
vErrors = addError(vErrors, instancePath+"/props/params", "#/properties/props/properties/params/maxLength", "maxLength", {limit: 13000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/params", "#/properties/props/properties/params/type", "type", {type: "string"});
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
