// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"marketing_name":1,"kind":1,"begin_time":1,"end_time":1,"condition_type":1,"steps":1,"repeats":1,"join_limit":1,"scope":1,"goods":1,"categories":1,"tags":1,"brands":1,"distributor_id":1,"prices":1,"grades":1,"disabled":1};
const literal1 = ["full_minus","full_discount","full_gift","plus_price_buy","limited_time_sale"];
const literal2 = ["amount","pieces"];
const literal3 = ["all","goods","category","tag","brand"];
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
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.kind !== undefined){
if("full_minus" !== data0.kind){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.steps !== undefined){
let data2 = data0.steps;
if(Array.isArray(data2)){
if(data2.length < 1){
vErrors = addError(vErrors, instancePath+"/props/steps", "#/properties/props/allOf/0/then/properties/steps/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.minus !== undefined){
let data4 = data3.minus;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i0+"/minus", "#/properties/props/allOf/0/then/properties/steps/items/properties/minus/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
}
}
}
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/0/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs13 = errors;
let valid8 = true;
const _errs14 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.kind === undefined) && (missing0 = "kind")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data0.kind !== undefined){
if("full_discount" !== data0.kind){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.steps !== undefined){
let data6 = data0.steps;
if(Array.isArray(data6)){
if(data6.length < 1){
vErrors = addError(vErrors, instancePath+"/props/steps", "#/properties/props/allOf/1/then/properties/steps/minItems", "minItems", {limit: 1});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.discount !== undefined){
let data8 = data7.discount;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i1+"/discount", "#/properties/props/allOf/1/then/properties/steps/items/properties/discount/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
}
}
}
}
var _valid1 = _errs16 === errors;
valid8 = _valid1;
}
if(!valid8){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/1/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs21 = errors;
let valid14 = true;
const _errs22 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.kind === undefined) && (missing1 = "kind")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data0.kind !== undefined){
let data9 = data0.kind;
if(!((data9 === "full_gift") || (data9 === "plus_price_buy"))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.steps !== undefined){
let data10 = data0.steps;
if(Array.isArray(data10)){
if(data10.length < 1){
vErrors = addError(vErrors, instancePath+"/props/steps", "#/properties/props/allOf/2/then/properties/steps/minItems", "minItems", {limit: 1});
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.gifts !== undefined){
let data12 = data11.gifts;
if(Array.isArray(data12)){
if(data12.length < 1){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i2+"/gifts", "#/properties/props/allOf/2/then/properties/steps/items/properties/gifts/minItems", "minItems", {limit: 1});
errors++;
}
}
}
}
}
}
}
}
var _valid2 = _errs24 === errors;
valid14 = _valid2;
}
if(!valid14){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/2/if", "if", {failingKeyword: "then"});
errors++;
}
const _errs29 = errors;
let valid20 = true;
const _errs30 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing2;
if((data0.kind === undefined) && (missing2 = "kind")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data0.kind !== undefined){
if("limited_time_sale" !== data0.kind){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs32 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.prices !== undefined){
let data14 = data0.prices;
if(Array.isArray(data14)){
if(data14.length < 1){
vErrors = addError(vErrors, instancePath+"/props/prices", "#/properties/props/allOf/3/then/properties/prices/minItems", "minItems", {limit: 1});
errors++;
}
}
}
}
var _valid3 = _errs32 === errors;
valid20 = _valid3;
}
if(!valid20){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/3/if", "if", {failingKeyword: "then"});
errors++;
}
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
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.marketing_name !== undefined){
let data15 = data0.marketing_name;
if(typeof data15 === "string"){
if(func3(data15) > 30){
vErrors = addError(vErrors, instancePath+"/props/marketing_name", "#/properties/props/properties/marketing_name/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func3(data15) < 1){
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
let data16 = data0.kind;
if(typeof data16 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/type", "type", {type: "string"});
errors++;
}
if(!(((((data16 === "full_minus") || (data16 === "full_discount")) || (data16 === "full_gift")) || (data16 === "plus_price_buy")) || (data16 === "limited_time_sale"))){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.begin_time !== undefined){
let data17 = data0.begin_time;
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
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
let data18 = data0.end_time;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
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
let data19 = data0.condition_type;
if(typeof data19 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/condition_type", "#/properties/props/properties/condition_type/type", "type", {type: "string"});
errors++;
}
if(!((data19 === "amount") || (data19 === "pieces"))){
vErrors = addError(vErrors, instancePath+"/props/condition_type", "#/properties/props/properties/condition_type/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.steps !== undefined){
let data20 = data0.steps;
if(Array.isArray(data20)){
if(data20.length > 5){
vErrors = addError(vErrors, instancePath+"/props/steps", "#/properties/props/properties/steps/maxItems", "maxItems", {limit: 5});
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.full === undefined){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3, "#/properties/props/properties/steps/items/required", "required", {missingProperty: "full"});
errors++;
}
for(const key2 in data21){
if(!((((key2 === "full") || (key2 === "minus")) || (key2 === "discount")) || (key2 === "gifts"))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3, "#/properties/props/properties/steps/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data21.full !== undefined){
let data22 = data21.full;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/full", "#/properties/props/properties/steps/items/properties/full/type", "type", {type: "integer"});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000000 || isNaN(data22)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/full", "#/properties/props/properties/steps/items/properties/full/maximum", "maximum", {comparison: "<=", limit: 1000000000});
errors++;
}
if(data22 < 1 || isNaN(data22)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/full", "#/properties/props/properties/steps/items/properties/full/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data21.minus !== undefined){
let data23 = data21.minus;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/minus", "#/properties/props/properties/steps/items/properties/minus/type", "type", {type: "integer"});
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 99999999 || isNaN(data23)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/minus", "#/properties/props/properties/steps/items/properties/minus/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data23 < 0 || isNaN(data23)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/minus", "#/properties/props/properties/steps/items/properties/minus/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.discount !== undefined){
let data24 = data21.discount;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/discount", "#/properties/props/properties/steps/items/properties/discount/type", "type", {type: "integer"});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 99 || isNaN(data24)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/discount", "#/properties/props/properties/steps/items/properties/discount/maximum", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data24 < 0 || isNaN(data24)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/discount", "#/properties/props/properties/steps/items/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.gifts !== undefined){
let data25 = data21.gifts;
if(Array.isArray(data25)){
if(data25.length > 20){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts", "#/properties/props/properties/steps/items/properties/gifts/maxItems", "maxItems", {limit: 20});
errors++;
}
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.item_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4, "#/properties/props/properties/steps/items/properties/gifts/items/required", "required", {missingProperty: "item_id"});
errors++;
}
for(const key3 in data26){
if(!(((key3 === "item_id") || (key3 === "num")) || (key3 === "price"))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4, "#/properties/props/properties/steps/items/properties/gifts/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data26.item_id !== undefined){
let data27 = data26.item_id;
if(typeof data27 === "string"){
if(func3(data27) < 1){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/item_id", "#/properties/props/properties/steps/items/properties/gifts/items/properties/item_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/item_id", "#/properties/props/properties/steps/items/properties/gifts/items/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data26.num !== undefined){
let data28 = data26.num;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/num", "#/properties/props/properties/steps/items/properties/gifts/items/properties/num/type", "type", {type: "integer"});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 999 || isNaN(data28)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/num", "#/properties/props/properties/steps/items/properties/gifts/items/properties/num/maximum", "maximum", {comparison: "<=", limit: 999});
errors++;
}
if(data28 < 1 || isNaN(data28)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/num", "#/properties/props/properties/steps/items/properties/gifts/items/properties/num/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data26.price !== undefined){
let data29 = data26.price;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/price", "#/properties/props/properties/steps/items/properties/gifts/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 99999999 || isNaN(data29)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/price", "#/properties/props/properties/steps/items/properties/gifts/items/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data29 < 0 || isNaN(data29)){
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4+"/price", "#/properties/props/properties/steps/items/properties/gifts/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts/" + i4, "#/properties/props/properties/steps/items/properties/gifts/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3+"/gifts", "#/properties/props/properties/steps/items/properties/gifts/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/steps/" + i3, "#/properties/props/properties/steps/items/type", "type", {type: "object"});
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
let data31 = data0.join_limit;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
vErrors = addError(vErrors, instancePath+"/props/join_limit", "#/properties/props/properties/join_limit/type", "type", {type: "integer"});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1000 || isNaN(data31)){
vErrors = addError(vErrors, instancePath+"/props/join_limit", "#/properties/props/properties/join_limit/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data31 < 0 || isNaN(data31)){
vErrors = addError(vErrors, instancePath+"/props/join_limit", "#/properties/props/properties/join_limit/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.scope !== undefined){
let data32 = data0.scope;
if(typeof data32 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/scope", "#/properties/props/properties/scope/type", "type", {type: "string"});
errors++;
}
if(!(((((data32 === "all") || (data32 === "goods")) || (data32 === "category")) || (data32 === "tag")) || (data32 === "brand"))){
vErrors = addError(vErrors, instancePath+"/props/scope", "#/properties/props/properties/scope/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data0.goods !== undefined){
let data33 = data0.goods;
if(Array.isArray(data33)){
if(data33.length > 200){
vErrors = addError(vErrors, instancePath+"/props/goods", "#/properties/props/properties/goods/maxItems", "maxItems", {limit: 200});
errors++;
}
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(typeof data33[i5] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/goods/" + i5, "#/properties/props/properties/goods/items/type", "type", {type: "string"});
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
let data35 = data0.categories;
if(Array.isArray(data35)){
if(data35.length > 200){
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/maxItems", "maxItems", {limit: 200});
errors++;
}
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
if(typeof data35[i6] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categories/" + i6, "#/properties/props/properties/categories/items/type", "type", {type: "string"});
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
let data37 = data0.tags;
if(Array.isArray(data37)){
if(data37.length > 200){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxItems", "maxItems", {limit: 200});
errors++;
}
const len7 = data37.length;
for(let i7=0; i7<len7; i7++){
if(typeof data37[i7] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/tags/" + i7, "#/properties/props/properties/tags/items/type", "type", {type: "string"});
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
let data39 = data0.brands;
if(Array.isArray(data39)){
if(data39.length > 200){
vErrors = addError(vErrors, instancePath+"/props/brands", "#/properties/props/properties/brands/maxItems", "maxItems", {limit: 200});
errors++;
}
const len8 = data39.length;
for(let i8=0; i8<len8; i8++){
if(typeof data39[i8] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/brands/" + i8, "#/properties/props/properties/brands/items/type", "type", {type: "string"});
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
let data42 = data0.prices;
if(Array.isArray(data42)){
if(data42.length > 200){
vErrors = addError(vErrors, instancePath+"/props/prices", "#/properties/props/properties/prices/maxItems", "maxItems", {limit: 200});
errors++;
}
const len9 = data42.length;
for(let i9=0; i9<len9; i9++){
let data43 = data42[i9];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.item_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9, "#/properties/props/properties/prices/items/required", "required", {missingProperty: "item_id"});
errors++;
}
if(data43.price === undefined){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9, "#/properties/props/properties/prices/items/required", "required", {missingProperty: "price"});
errors++;
}
for(const key4 in data43){
if(!((key4 === "item_id") || (key4 === "price"))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9, "#/properties/props/properties/prices/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data43.item_id !== undefined){
let data44 = data43.item_id;
if(typeof data44 === "string"){
if(func3(data44) < 1){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9+"/item_id", "#/properties/props/properties/prices/items/properties/item_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9+"/item_id", "#/properties/props/properties/prices/items/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data43.price !== undefined){
let data45 = data43.price;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9+"/price", "#/properties/props/properties/prices/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 99999999 || isNaN(data45)){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9+"/price", "#/properties/props/properties/prices/items/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data45 < 0 || isNaN(data45)){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9+"/price", "#/properties/props/properties/prices/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices/" + i9, "#/properties/props/properties/prices/items/type", "type", {type: "object"});
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
let data46 = data0.grades;
if(Array.isArray(data46)){
if(data46.length > 200){
vErrors = addError(vErrors, instancePath+"/props/grades", "#/properties/props/properties/grades/maxItems", "maxItems", {limit: 200});
errors++;
}
const len10 = data46.length;
for(let i10=0; i10<len10; i10++){
if(typeof data46[i10] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/grades/" + i10, "#/properties/props/properties/grades/items/type", "type", {type: "string"});
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
});
export const validate = validate10;
export default validate;
