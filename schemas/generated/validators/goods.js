// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"item_name":1,"brief":1,"approve_status":1,"main_category_id":1,"categories":1,"brand_id":1,"tags":1,"distributor_id":1,"templates_id":1,"region_id":1,"item_unit":1,"specs":1,"items":1,"pics":1,"videos":1,"params":1,"intro":1,"limit_num":1,"limit_period":1,"start_num":1,"item_type":1,"product_type":1,"staff_goods":1,"is_gift":1,"sort":1};
const literal1 = ["onsale","only_show","offline_sale","instock"];
const literal2 = {"values":1,"picture":1,"item_bn":1,"barcode":1,"price":1,"market_price":1,"cost_price":1,"grade_prices":1,"point":1,"weight":1,"volume":1,"opening":1,"approve_status":1};
const literal3 = ["all","day","week","month"];
const literal4 = ["normal","pointsmall"];
const literal5 = ["normal","sale","bag"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern2 = memoPattern("^(?:|(?:/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)\\.(?:mp4|webm|MP4|WEBM)(?:[?#][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)?)$", "u");

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
if(data0.item_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "item_name"});
errors++;
}
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.item_name !== undefined){
let data1 = data0.item_name;
if(typeof data1 === "string"){
if(func3(data1) > 100){
vErrors = addError(vErrors, instancePath+"/props/item_name", "#/properties/props/properties/item_name/maxLength", "maxLength", {limit: 100});
errors++;
}
if(func3(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/item_name", "#/properties/props/properties/item_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/item_name", "#/properties/props/properties/item_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.brief !== undefined){
let data2 = data0.brief;
if(typeof data2 === "string"){
if(func3(data2) > 200){
vErrors = addError(vErrors, instancePath+"/props/brief", "#/properties/props/properties/brief/maxLength", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/brief", "#/properties/props/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data0.approve_status !== undefined){
let data3 = data0.approve_status;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/approve_status", "#/properties/props/properties/approve_status/type", "type", {type: "string"});
errors++;
}
if(!((((data3 === "onsale") || (data3 === "only_show")) || (data3 === "offline_sale")) || (data3 === "instock"))){
vErrors = addError(vErrors, instancePath+"/props/approve_status", "#/properties/props/properties/approve_status/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.main_category_id !== undefined){
if(typeof data0.main_category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/main_category_id", "#/properties/props/properties/main_category_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.categories !== undefined){
let data5 = data0.categories;
if(Array.isArray(data5)){
if(data5.length > 50){
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/maxItems", "maxItems", {limit: 50});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categories/" + i0, "#/properties/props/properties/categories/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categories", "#/properties/props/properties/categories/type", "type", {type: "array"});
errors++;
}
}
if(data0.brand_id !== undefined){
if(typeof data0.brand_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/brand_id", "#/properties/props/properties/brand_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.tags !== undefined){
let data8 = data0.tags;
if(Array.isArray(data8)){
if(data8.length > 50){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxItems", "maxItems", {limit: 50});
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/tags/" + i1, "#/properties/props/properties/tags/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/type", "type", {type: "array"});
errors++;
}
}
if(data0.distributor_id !== undefined){
if(typeof data0.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/distributor_id", "#/properties/props/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.templates_id !== undefined){
if(typeof data0.templates_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/templates_id", "#/properties/props/properties/templates_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.region_id !== undefined){
if(typeof data0.region_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/region_id", "#/properties/props/properties/region_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.item_unit !== undefined){
let data13 = data0.item_unit;
if(typeof data13 === "string"){
if(func3(data13) > 10){
vErrors = addError(vErrors, instancePath+"/props/item_unit", "#/properties/props/properties/item_unit/maxLength", "maxLength", {limit: 10});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/item_unit", "#/properties/props/properties/item_unit/type", "type", {type: "string"});
errors++;
}
}
if(data0.specs !== undefined){
let data14 = data0.specs;
if(Array.isArray(data14)){
if(data14.length > 4){
vErrors = addError(vErrors, instancePath+"/props/specs", "#/properties/props/properties/specs/maxItems", "maxItems", {limit: 4});
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.spec_name === undefined){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2, "#/properties/props/properties/specs/items/required", "required", {missingProperty: "spec_name"});
errors++;
}
if(data15.values === undefined){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2, "#/properties/props/properties/specs/items/required", "required", {missingProperty: "values"});
errors++;
}
for(const key2 in data15){
if(!(((key2 === "spec_name") || (key2 === "values")) || (key2 === "is_image"))){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2, "#/properties/props/properties/specs/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data15.spec_name !== undefined){
let data16 = data15.spec_name;
if(typeof data16 === "string"){
if(func3(data16) > 20){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/spec_name", "#/properties/props/properties/specs/items/properties/spec_name/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func3(data16) < 1){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/spec_name", "#/properties/props/properties/specs/items/properties/spec_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/spec_name", "#/properties/props/properties/specs/items/properties/spec_name/type", "type", {type: "string"});
errors++;
}
}
if(data15.values !== undefined){
let data17 = data15.values;
if(Array.isArray(data17)){
if(data17.length > 50){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/values", "#/properties/props/properties/specs/items/properties/values/maxItems", "maxItems", {limit: 50});
errors++;
}
if(data17.length < 1){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/values", "#/properties/props/properties/specs/items/properties/values/minItems", "minItems", {limit: 1});
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(func3(data18) > 40){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/values/" + i3, "#/properties/props/properties/specs/items/properties/values/items/maxLength", "maxLength", {limit: 40});
errors++;
}
if(func3(data18) < 1){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/values/" + i3, "#/properties/props/properties/specs/items/properties/values/items/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/values/" + i3, "#/properties/props/properties/specs/items/properties/values/items/type", "type", {type: "string"});
errors++;
}
}
let i4 = data17.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data17[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/values", "#/properties/props/properties/specs/items/properties/values/uniqueItems", "uniqueItems", {i: i4, j: j0});
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/values", "#/properties/props/properties/specs/items/properties/values/type", "type", {type: "array"});
errors++;
}
}
if(data15.is_image !== undefined){
if(typeof data15.is_image !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2+"/is_image", "#/properties/props/properties/specs/items/properties/is_image/type", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/specs/" + i2, "#/properties/props/properties/specs/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/specs", "#/properties/props/properties/specs/type", "type", {type: "array"});
errors++;
}
}
if(data0.items !== undefined){
let data20 = data0.items;
if(Array.isArray(data20)){
if(data20.length > 400){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/maxItems", "maxItems", {limit: 400});
errors++;
}
if(data20.length < 1){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/minItems", "minItems", {limit: 1});
errors++;
}
const len4 = data20.length;
for(let i5=0; i5<len4; i5++){
let data21 = data20[i5];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
if(literal2[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5, "#/properties/props/properties/items/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data21.values !== undefined){
let data22 = data21.values;
if(Array.isArray(data22)){
if(data22.length > 4){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/values", "#/properties/props/properties/items/items/properties/values/maxItems", "maxItems", {limit: 4});
errors++;
}
const len5 = data22.length;
for(let i6=0; i6<len5; i6++){
let data23 = data22[i6];
if(typeof data23 === "string"){
if(func3(data23) > 40){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/values/" + i6, "#/properties/props/properties/items/items/properties/values/items/maxLength", "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/values/" + i6, "#/properties/props/properties/items/items/properties/values/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/values", "#/properties/props/properties/items/items/properties/values/type", "type", {type: "array"});
errors++;
}
}
if(data21.picture !== undefined){
let data24 = data21.picture;
if(typeof data24 === "string"){
if(!pattern0.test(data24)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/picture", "#/properties/props/properties/items/items/properties/picture/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/picture", "#/properties/props/properties/items/items/properties/picture/type", "type", {type: "string"});
errors++;
}
}
if(data21.item_bn !== undefined){
let data25 = data21.item_bn;
if(typeof data25 === "string"){
if(func3(data25) > 64){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/item_bn", "#/properties/props/properties/items/items/properties/item_bn/maxLength", "maxLength", {limit: 64});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/item_bn", "#/properties/props/properties/items/items/properties/item_bn/type", "type", {type: "string"});
errors++;
}
}
if(data21.barcode !== undefined){
let data26 = data21.barcode;
if(typeof data26 === "string"){
if(func3(data26) > 64){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/barcode", "#/properties/props/properties/items/items/properties/barcode/maxLength", "maxLength", {limit: 64});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/barcode", "#/properties/props/properties/items/items/properties/barcode/type", "type", {type: "string"});
errors++;
}
}
if(data21.price !== undefined){
let data27 = data21.price;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/price", "#/properties/props/properties/items/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 99999999 || isNaN(data27)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/price", "#/properties/props/properties/items/items/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data27 < 0 || isNaN(data27)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/price", "#/properties/props/properties/items/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.market_price !== undefined){
let data28 = data21.market_price;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/market_price", "#/properties/props/properties/items/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 99999999 || isNaN(data28)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/market_price", "#/properties/props/properties/items/items/properties/market_price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data28 < 0 || isNaN(data28)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/market_price", "#/properties/props/properties/items/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.cost_price !== undefined){
let data29 = data21.cost_price;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/cost_price", "#/properties/props/properties/items/items/properties/cost_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 99999999 || isNaN(data29)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/cost_price", "#/properties/props/properties/items/items/properties/cost_price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data29 < 0 || isNaN(data29)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/cost_price", "#/properties/props/properties/items/items/properties/cost_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.grade_prices !== undefined){
let data30 = data21.grade_prices;
if(Array.isArray(data30)){
if(data30.length > 100){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices", "#/properties/props/properties/items/items/properties/grade_prices/maxItems", "maxItems", {limit: 100});
errors++;
}
const len6 = data30.length;
for(let i7=0; i7<len6; i7++){
let data31 = data30[i7];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.grade_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7, "#/properties/props/properties/items/items/properties/grade_prices/items/required", "required", {missingProperty: "grade_id"});
errors++;
}
if(data31.price === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7, "#/properties/props/properties/items/items/properties/grade_prices/items/required", "required", {missingProperty: "price"});
errors++;
}
for(const key4 in data31){
if(!((key4 === "grade_id") || (key4 === "price"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7, "#/properties/props/properties/items/items/properties/grade_prices/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data31.grade_id !== undefined){
let data32 = data31.grade_id;
if(typeof data32 === "string"){
if(func3(data32) > 64){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7+"/grade_id", "#/properties/props/properties/items/items/properties/grade_prices/items/properties/grade_id/maxLength", "maxLength", {limit: 64});
errors++;
}
if(func3(data32) < 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7+"/grade_id", "#/properties/props/properties/items/items/properties/grade_prices/items/properties/grade_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7+"/grade_id", "#/properties/props/properties/items/items/properties/grade_prices/items/properties/grade_id/type", "type", {type: "string"});
errors++;
}
}
if(data31.price !== undefined){
let data33 = data31.price;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7+"/price", "#/properties/props/properties/items/items/properties/grade_prices/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 99999999 || isNaN(data33)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7+"/price", "#/properties/props/properties/items/items/properties/grade_prices/items/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data33 < 0 || isNaN(data33)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7+"/price", "#/properties/props/properties/items/items/properties/grade_prices/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices/" + i7, "#/properties/props/properties/items/items/properties/grade_prices/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/grade_prices", "#/properties/props/properties/items/items/properties/grade_prices/type", "type", {type: "array"});
errors++;
}
}
if(data21.point !== undefined){
let data34 = data21.point;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/point", "#/properties/props/properties/items/items/properties/point/type", "type", {type: "integer"});
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 100000000 || isNaN(data34)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/point", "#/properties/props/properties/items/items/properties/point/maximum", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data34 < 0 || isNaN(data34)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/point", "#/properties/props/properties/items/items/properties/point/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.weight !== undefined){
let data35 = data21.weight;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/weight", "#/properties/props/properties/items/items/properties/weight/type", "type", {type: "integer"});
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 100000000 || isNaN(data35)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/weight", "#/properties/props/properties/items/items/properties/weight/maximum", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data35 < 0 || isNaN(data35)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/weight", "#/properties/props/properties/items/items/properties/weight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.volume !== undefined){
let data36 = data21.volume;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/volume", "#/properties/props/properties/items/items/properties/volume/type", "type", {type: "integer"});
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 100000000 || isNaN(data36)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/volume", "#/properties/props/properties/items/items/properties/volume/maximum", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data36 < 0 || isNaN(data36)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/volume", "#/properties/props/properties/items/items/properties/volume/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.opening !== undefined){
let data37 = data21.opening;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/opening", "#/properties/props/properties/items/items/properties/opening/type", "type", {type: "integer"});
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 1000000 || isNaN(data37)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/opening", "#/properties/props/properties/items/items/properties/opening/maximum", "maximum", {comparison: "<=", limit: 1000000});
errors++;
}
if(data37 < 0 || isNaN(data37)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/opening", "#/properties/props/properties/items/items/properties/opening/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data21.approve_status !== undefined){
let data38 = data21.approve_status;
if(typeof data38 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/approve_status", "#/properties/props/properties/items/items/properties/approve_status/type", "type", {type: "string"});
errors++;
}
if(!((((data38 === "onsale") || (data38 === "only_show")) || (data38 === "offline_sale")) || (data38 === "instock"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i5+"/approve_status", "#/properties/props/properties/items/items/properties/approve_status/enum", "enum", {allowedValues: literal1});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i5, "#/properties/props/properties/items/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/type", "type", {type: "array"});
errors++;
}
}
if(data0.pics !== undefined){
let data39 = data0.pics;
if(Array.isArray(data39)){
if(data39.length > 12){
vErrors = addError(vErrors, instancePath+"/props/pics", "#/properties/props/properties/pics/maxItems", "maxItems", {limit: 12});
errors++;
}
const len7 = data39.length;
for(let i8=0; i8<len7; i8++){
let data40 = data39[i8];
if(typeof data40 === "string"){
if(!pattern0.test(data40)){
vErrors = addError(vErrors, instancePath+"/props/pics/" + i8, "#/properties/props/properties/pics/items/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pics/" + i8, "#/properties/props/properties/pics/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pics", "#/properties/props/properties/pics/type", "type", {type: "array"});
errors++;
}
}
if(data0.videos !== undefined){
let data41 = data0.videos;
if(typeof data41 === "string"){
if(!pattern2.test(data41)){
vErrors = addError(vErrors, instancePath+"/props/videos", "#/properties/props/properties/videos/pattern", "pattern", {pattern: "^(?:|(?:/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)\\.(?:mp4|webm|MP4|WEBM)(?:[?#][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)?)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/videos", "#/properties/props/properties/videos/type", "type", {type: "string"});
errors++;
}
}
if(data0.params !== undefined){
let data42 = data0.params;
if(Array.isArray(data42)){
if(data42.length > 50){
vErrors = addError(vErrors, instancePath+"/props/params", "#/properties/props/properties/params/maxItems", "maxItems", {limit: 50});
errors++;
}
const len8 = data42.length;
for(let i9=0; i9<len8; i9++){
let data43 = data42[i9];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.name === undefined){
vErrors = addError(vErrors, instancePath+"/props/params/" + i9, "#/properties/props/properties/params/items/required", "required", {missingProperty: "name"});
errors++;
}
if(data43.value === undefined){
vErrors = addError(vErrors, instancePath+"/props/params/" + i9, "#/properties/props/properties/params/items/required", "required", {missingProperty: "value"});
errors++;
}
for(const key5 in data43){
if(!((key5 === "name") || (key5 === "value"))){
vErrors = addError(vErrors, instancePath+"/props/params/" + i9, "#/properties/props/properties/params/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data43.name !== undefined){
let data44 = data43.name;
if(typeof data44 === "string"){
if(func3(data44) > 20){
vErrors = addError(vErrors, instancePath+"/props/params/" + i9+"/name", "#/properties/props/properties/params/items/properties/name/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func3(data44) < 1){
vErrors = addError(vErrors, instancePath+"/props/params/" + i9+"/name", "#/properties/props/properties/params/items/properties/name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/params/" + i9+"/name", "#/properties/props/properties/params/items/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data43.value !== undefined){
let data45 = data43.value;
if(typeof data45 === "string"){
if(func3(data45) > 100){
vErrors = addError(vErrors, instancePath+"/props/params/" + i9+"/value", "#/properties/props/properties/params/items/properties/value/maxLength", "maxLength", {limit: 100});
errors++;
}
if(func3(data45) < 1){
vErrors = addError(vErrors, instancePath+"/props/params/" + i9+"/value", "#/properties/props/properties/params/items/properties/value/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/params/" + i9+"/value", "#/properties/props/properties/params/items/properties/value/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/params/" + i9, "#/properties/props/properties/params/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/params", "#/properties/props/properties/params/type", "type", {type: "array"});
errors++;
}
}
if(data0.intro !== undefined){
let data46 = data0.intro;
if(typeof data46 === "string"){
if(func3(data46) > 100000){
vErrors = addError(vErrors, instancePath+"/props/intro", "#/properties/props/properties/intro/maxLength", "maxLength", {limit: 100000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/intro", "#/properties/props/properties/intro/type", "type", {type: "string"});
errors++;
}
}
if(data0.limit_num !== undefined){
let data47 = data0.limit_num;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
vErrors = addError(vErrors, instancePath+"/props/limit_num", "#/properties/props/properties/limit_num/type", "type", {type: "integer"});
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 10000 || isNaN(data47)){
vErrors = addError(vErrors, instancePath+"/props/limit_num", "#/properties/props/properties/limit_num/maximum", "maximum", {comparison: "<=", limit: 10000});
errors++;
}
if(data47 < 0 || isNaN(data47)){
vErrors = addError(vErrors, instancePath+"/props/limit_num", "#/properties/props/properties/limit_num/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.limit_period !== undefined){
let data48 = data0.limit_period;
if(typeof data48 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/limit_period", "#/properties/props/properties/limit_period/type", "type", {type: "string"});
errors++;
}
if(!((((data48 === "all") || (data48 === "day")) || (data48 === "week")) || (data48 === "month"))){
vErrors = addError(vErrors, instancePath+"/props/limit_period", "#/properties/props/properties/limit_period/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data0.start_num !== undefined){
let data49 = data0.start_num;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
vErrors = addError(vErrors, instancePath+"/props/start_num", "#/properties/props/properties/start_num/type", "type", {type: "integer"});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 10000 || isNaN(data49)){
vErrors = addError(vErrors, instancePath+"/props/start_num", "#/properties/props/properties/start_num/maximum", "maximum", {comparison: "<=", limit: 10000});
errors++;
}
if(data49 < 1 || isNaN(data49)){
vErrors = addError(vErrors, instancePath+"/props/start_num", "#/properties/props/properties/start_num/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.item_type !== undefined){
let data50 = data0.item_type;
if(typeof data50 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/item_type", "#/properties/props/properties/item_type/type", "type", {type: "string"});
errors++;
}
if(!((data50 === "normal") || (data50 === "pointsmall"))){
vErrors = addError(vErrors, instancePath+"/props/item_type", "#/properties/props/properties/item_type/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data0.product_type !== undefined){
let data51 = data0.product_type;
if(typeof data51 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/product_type", "#/properties/props/properties/product_type/type", "type", {type: "string"});
errors++;
}
if(!(((data51 === "normal") || (data51 === "sale")) || (data51 === "bag"))){
vErrors = addError(vErrors, instancePath+"/props/product_type", "#/properties/props/properties/product_type/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data0.staff_goods !== undefined){
if(typeof data0.staff_goods !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/staff_goods", "#/properties/props/properties/staff_goods/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.is_gift !== undefined){
if(typeof data0.is_gift !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_gift", "#/properties/props/properties/is_gift/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.sort !== undefined){
let data54 = data0.sort;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 1000000 || isNaN(data54)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 1000000});
errors++;
}
if(data54 < 0 || isNaN(data54)){
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
