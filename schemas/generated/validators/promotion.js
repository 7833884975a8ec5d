// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"marketing_name":1,"kind":1,"begin_time":1,"end_time":1,"condition_type":1,"steps":1,"repeats":1,"join_limit":1,"scope":1,"goods":1,"categories":1,"tags":1,"brands":1,"distributor_id":1,"prices":1,"grades":1,"disabled":1};
const literal1 = ["full_minus","full_discount","full_gift","plus_price_buy","limited_time_sale"];
const literal2 = ["amount","pieces"];
const literal3 = ["all","goods","category","tag","brand"];
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.marketing_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "marketing_name"});
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
for(const key1 in data0){
if(!(func2.call(literal0, key1))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.marketing_name !== undefined){
let data1 = data0.marketing_name;
if(typeof data1 === "string"){
if(func3(data1) > 30){
vErrors = addError(vErrors, instancePath+"/props/marketing_name", "#/properties/props/properties/marketing_name/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func3(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/marketing_name", "#/properties/props/properties/marketing_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/marketing_name", "#/properties/props/properties/marketing_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/type", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "full_minus") || (data2 === "full_discount")) || (data2 === "full_gift")) || (data2 === "plus_price_buy")) || (data2 === "limited_time_sale"))){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/enum", "enum", {allowedValues: literal1});
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
if(data0.condition_type !== undefined){
let data5 = data0.condition_type;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/condition_type", "#/properties/props/properties/condition_type/type", "type", {type: "string"});
errors++;
}
if(!((data5 === "amount") || (data5 === "pieces"))){
vErrors = addError(vErrors, instancePath+"/props/condition_type", "#/properties/props/properties/condition_type/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.steps !== undefined){
let data6 = data0.steps;
if(Array.isArray(data6)){
if(data6.length > 5){
vErrors = addError(vErrors, instancePath+"/props/steps", "#/properties/props/properties/steps/maxItems", "maxItems", {limit: 5});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((((key2 === "full") || (key2 === "minus")) || (key2 === "discount")) || (key2 === "gifts"))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0, "#/properties/props/properties/steps/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data7.full !== undefined){
let data8 = data7.full;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/full", "#/properties/props/properties/steps/items/properties/full/type", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/full", "#/properties/props/properties/steps/items/properties/full/maximum", "maximum", {comparison: "<=", limit: 1000000000});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/full", "#/properties/props/properties/steps/items/properties/full/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data7.minus !== undefined){
let data9 = data7.minus;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/minus", "#/properties/props/properties/steps/items/properties/minus/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/minus", "#/properties/props/properties/steps/items/properties/minus/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data7.discount !== undefined){
let data10 = data7.discount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/discount", "#/properties/props/properties/steps/items/properties/discount/type", "type", {type: "integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 99 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/discount", "#/properties/props/properties/steps/items/properties/discount/maximum", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/discount", "#/properties/props/properties/steps/items/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data7.gifts !== undefined){
let data11 = data7.gifts;
if(Array.isArray(data11)){
if(data11.length > 20){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts", "#/properties/props/properties/steps/items/properties/gifts/maxItems", "maxItems", {limit: 20});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.item_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1, "#/properties/props/properties/steps/items/properties/gifts/items/required", "required", {missingProperty: "item_id"});
errors++;
}
for(const key3 in data12){
if(!(((key3 === "item_id") || (key3 === "num")) || (key3 === "price"))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1, "#/properties/props/properties/steps/items/properties/gifts/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data12.item_id !== undefined){
let data13 = data12.item_id;
if(typeof data13 === "string"){
if(func3(data13) < 1){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1+"/item_id", "#/properties/props/properties/steps/items/properties/gifts/items/properties/item_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1+"/item_id", "#/properties/props/properties/steps/items/properties/gifts/items/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data12.num !== undefined){
let data14 = data12.num;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1+"/num", "#/properties/props/properties/steps/items/properties/gifts/items/properties/num/type", "type", {type: "integer"});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 999 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1+"/num", "#/properties/props/properties/steps/items/properties/gifts/items/properties/num/maximum", "maximum", {comparison: "<=", limit: 999});
errors++;
}
if(data14 < 1 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1+"/num", "#/properties/props/properties/steps/items/properties/gifts/items/properties/num/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data12.price !== undefined){
let data15 = data12.price;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1+"/price", "#/properties/props/properties/steps/items/properties/gifts/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1+"/price", "#/properties/props/properties/steps/items/properties/gifts/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts/" + i1, "#/properties/props/properties/steps/items/properties/gifts/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/gifts", "#/properties/props/properties/steps/items/properties/gifts/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0, "#/properties/props/properties/steps/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps", "#/properties/props/properties/steps/type", "type", {type: "array"});
errors++;
}
}
if(data0.repeats !== undefined){
if(typeof data0.repeats !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/repeats", "#/properties/props/properties/repeats/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.join_limit !== undefined){
let data17 = data0.join_limit;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = addError(vErrors, instancePath+"/props/join_limit", "#/properties/props/properties/join_limit/type", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/join_limit", "#/properties/props/properties/join_limit/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/join_limit", "#/properties/props/properties/join_limit/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.scope !== undefined){
let data18 = data0.scope;
if(typeof data18 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/scope", "#/properties/props/properties/scope/type", "type", {type: "string"});
errors++;
}
if(!(((((data18 === "all") || (data18 === "goods")) || (data18 === "category")) || (data18 === "tag")) || (data18 === "brand"))){
vErrors = addError(vErrors, instancePath+"/props/scope", "#/properties/props/properties/scope/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data0.goods !== undefined){
let data19 = data0.goods;
if(Array.isArray(data19)){
if(data19.length > 200){
vErrors = addError(vErrors, instancePath+"/props/goods", "#/properties/props/properties/goods/maxItems", "maxItems", {limit: 200});
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(typeof data19[i2] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/goods/" + i2, "#/properties/props/properties/goods/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/goods", "#/properties/props/properties/goods/type", "type", {type: "array"});
errors++;
}
}
if(data0.categories !== undefined){
let data21 = data0.categories;
if(Array.isArray(data21)){
if(data21.length > 200){
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/maxItems", "maxItems", {limit: 200});
errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(typeof data21[i3] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categories/" + i3, "#/properties/props/properties/categories/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/type", "type", {type: "array"});
errors++;
}
}
if(data0.tags !== undefined){
let data23 = data0.tags;
if(Array.isArray(data23)){
if(data23.length > 200){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxItems", "maxItems", {limit: 200});
errors++;
}
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
if(typeof data23[i4] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/tags/" + i4, "#/properties/props/properties/tags/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/type", "type", {type: "array"});
errors++;
}
}
if(data0.brands !== undefined){
let data25 = data0.brands;
if(Array.isArray(data25)){
if(data25.length > 200){
vErrors = addError(vErrors, instancePath+"/props/brands", "#/properties/props/properties/brands/maxItems", "maxItems", {limit: 200});
errors++;
}
const len5 = data25.length;
for(let i5=0; i5<len5; i5++){
if(typeof data25[i5] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/brands/" + i5, "#/properties/props/properties/brands/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/brands", "#/properties/props/properties/brands/type", "type", {type: "array"});
errors++;
}
}
if(data0.distributor_id !== undefined){
if(typeof data0.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/distributor_id", "#/properties/props/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.prices !== undefined){
let data28 = data0.prices;
if(Array.isArray(data28)){
if(data28.length > 200){
vErrors = addError(vErrors, instancePath+"/props/prices", "#/properties/props/properties/prices/maxItems", "maxItems", {limit: 200});
errors++;
}
const len6 = data28.length;
for(let i6=0; i6<len6; i6++){
let data29 = data28[i6];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.item_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6, "#/properties/props/properties/prices/items/required", "required", {missingProperty: "item_id"});
errors++;
}
if(data29.price === undefined){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6, "#/properties/props/properties/prices/items/required", "required", {missingProperty: "price"});
errors++;
}
for(const key4 in data29){
if(!((key4 === "item_id") || (key4 === "price"))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6, "#/properties/props/properties/prices/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data29.item_id !== undefined){
let data30 = data29.item_id;
if(typeof data30 === "string"){
if(func3(data30) < 1){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6+"/item_id", "#/properties/props/properties/prices/items/properties/item_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6+"/item_id", "#/properties/props/properties/prices/items/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.price !== undefined){
let data31 = data29.price;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6+"/price", "#/properties/props/properties/prices/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6+"/price", "#/properties/props/properties/prices/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices/" + i6, "#/properties/props/properties/prices/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices", "#/properties/props/properties/prices/type", "type", {type: "array"});
errors++;
}
}
if(data0.grades !== undefined){
let data32 = data0.grades;
if(Array.isArray(data32)){
if(data32.length > 200){
vErrors = addError(vErrors, instancePath+"/props/grades", "#/properties/props/properties/grades/maxItems", "maxItems", {limit: 200});
errors++;
}
const len7 = data32.length;
for(let i7=0; i7<len7; i7++){
if(typeof data32[i7] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/grades/" + i7, "#/properties/props/properties/grades/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/grades", "#/properties/props/properties/grades/type", "type", {type: "array"});
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
}
