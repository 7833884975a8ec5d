// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"name":1,"shop_code":1,"mobile":1,"province":1,"city":1,"area":1,"address":1,"lng":1,"lat":1,"hour":1,"logo":1,"banner":1,"intro":1,"tags":1,"is_ziti":1,"workdays":1,"wait_pickup_days":1,"latest_pickup_time":1,"is_delivery":1,"is_valid":1,"is_default":1,"whitelist_only":1,"whitelist":1,"sort":1};
const literal1 = ["number","null"];
const literal2 = ["1","2","3","4","5","6","7"];
const pattern0 = memoPattern("^(?:|\\+?[0-9][0-9-]{2,19})$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern4 = memoPattern("^1[3-9][0-9]{9}$", "u");

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
if(data0.province === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "province"});
errors++;
}
if(data0.city === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "city"});
errors++;
}
if(data0.area === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "area"});
errors++;
}
if(data0.address === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "address"});
errors++;
}
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func3(data1) > 40){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/maxLength", "maxLength", {limit: 40});
errors++;
}
if(func3(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data0.shop_code !== undefined){
let data2 = data0.shop_code;
if(typeof data2 === "string"){
if(func3(data2) > 32){
vErrors = addError(vErrors, instancePath+"/props/shop_code", "#/properties/props/properties/shop_code/maxLength", "maxLength", {limit: 32});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/shop_code", "#/properties/props/properties/shop_code/type", "type", {type: "string"});
errors++;
}
}
if(data0.mobile !== undefined){
let data3 = data0.mobile;
if(typeof data3 === "string"){
if(func3(data3) > 20){
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/maxLength", "maxLength", {limit: 20});
errors++;
}
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/pattern", "pattern", {pattern: "^(?:|\\+?[0-9][0-9-]{2,19})$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/type", "type", {type: "string"});
errors++;
}
}
if(data0.province !== undefined){
let data4 = data0.province;
if(typeof data4 === "string"){
if(func3(data4) > 20){
vErrors = addError(vErrors, instancePath+"/props/province", "#/properties/props/properties/province/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func3(data4) < 1){
vErrors = addError(vErrors, instancePath+"/props/province", "#/properties/props/properties/province/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/province", "#/properties/props/properties/province/type", "type", {type: "string"});
errors++;
}
}
if(data0.city !== undefined){
let data5 = data0.city;
if(typeof data5 === "string"){
if(func3(data5) > 20){
vErrors = addError(vErrors, instancePath+"/props/city", "#/properties/props/properties/city/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func3(data5) < 1){
vErrors = addError(vErrors, instancePath+"/props/city", "#/properties/props/properties/city/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/city", "#/properties/props/properties/city/type", "type", {type: "string"});
errors++;
}
}
if(data0.area !== undefined){
let data6 = data0.area;
if(typeof data6 === "string"){
if(func3(data6) > 20){
vErrors = addError(vErrors, instancePath+"/props/area", "#/properties/props/properties/area/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func3(data6) < 1){
vErrors = addError(vErrors, instancePath+"/props/area", "#/properties/props/properties/area/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/area", "#/properties/props/properties/area/type", "type", {type: "string"});
errors++;
}
}
if(data0.address !== undefined){
let data7 = data0.address;
if(typeof data7 === "string"){
if(func3(data7) > 120){
vErrors = addError(vErrors, instancePath+"/props/address", "#/properties/props/properties/address/maxLength", "maxLength", {limit: 120});
errors++;
}
if(func3(data7) < 1){
vErrors = addError(vErrors, instancePath+"/props/address", "#/properties/props/properties/address/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/address", "#/properties/props/properties/address/type", "type", {type: "string"});
errors++;
}
}
if(data0.lng !== undefined){
let data8 = data0.lng;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
vErrors = addError(vErrors, instancePath+"/props/lng", "#/properties/props/properties/lng/type", "type", {type: literal1});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 180 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/lng", "#/properties/props/properties/lng/maximum", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data8 < -180 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/lng", "#/properties/props/properties/lng/minimum", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
}
if(data0.lat !== undefined){
let data9 = data0.lat;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
vErrors = addError(vErrors, instancePath+"/props/lat", "#/properties/props/properties/lat/type", "type", {type: literal1});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 90 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/lat", "#/properties/props/properties/lat/maximum", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data9 < -90 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/lat", "#/properties/props/properties/lat/minimum", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
}
if(data0.hour !== undefined){
let data10 = data0.hour;
if(typeof data10 === "string"){
if(func3(data10) > 40){
vErrors = addError(vErrors, instancePath+"/props/hour", "#/properties/props/properties/hour/maxLength", "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/hour", "#/properties/props/properties/hour/type", "type", {type: "string"});
errors++;
}
}
if(data0.logo !== undefined){
let data11 = data0.logo;
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
vErrors = addError(vErrors, instancePath+"/props/logo", "#/properties/props/properties/logo/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/logo", "#/properties/props/properties/logo/type", "type", {type: "string"});
errors++;
}
}
if(data0.banner !== undefined){
let data12 = data0.banner;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
vErrors = addError(vErrors, instancePath+"/props/banner", "#/properties/props/properties/banner/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/banner", "#/properties/props/properties/banner/type", "type", {type: "string"});
errors++;
}
}
if(data0.intro !== undefined){
let data13 = data0.intro;
if(typeof data13 === "string"){
if(func3(data13) > 2000){
vErrors = addError(vErrors, instancePath+"/props/intro", "#/properties/props/properties/intro/maxLength", "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/intro", "#/properties/props/properties/intro/type", "type", {type: "string"});
errors++;
}
}
if(data0.tags !== undefined){
let data14 = data0.tags;
if(Array.isArray(data14)){
if(data14.length > 20){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxItems", "maxItems", {limit: 20});
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(typeof data14[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/tags/" + i0, "#/properties/props/properties/tags/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/type", "type", {type: "array"});
errors++;
}
}
if(data0.is_ziti !== undefined){
if(typeof data0.is_ziti !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_ziti", "#/properties/props/properties/is_ziti/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.workdays !== undefined){
let data17 = data0.workdays;
if(Array.isArray(data17)){
if(data17.length > 7){
vErrors = addError(vErrors, instancePath+"/props/workdays", "#/properties/props/properties/workdays/maxItems", "maxItems", {limit: 7});
errors++;
}
if(data17.length < 1){
vErrors = addError(vErrors, instancePath+"/props/workdays", "#/properties/props/properties/workdays/minItems", "minItems", {limit: 1});
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(typeof data18 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/workdays/" + i1, "#/properties/props/properties/workdays/items/type", "type", {type: "string"});
errors++;
}
if(!(((((((data18 === "1") || (data18 === "2")) || (data18 === "3")) || (data18 === "4")) || (data18 === "5")) || (data18 === "6")) || (data18 === "7"))){
vErrors = addError(vErrors, instancePath+"/props/workdays/" + i1, "#/properties/props/properties/workdays/items/enum", "enum", {allowedValues: literal2});
errors++;
}
}
let i2 = data17.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data17[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = addError(vErrors, instancePath+"/props/workdays", "#/properties/props/properties/workdays/uniqueItems", "uniqueItems", {i: i2, j: j0});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/workdays", "#/properties/props/properties/workdays/type", "type", {type: "array"});
errors++;
}
}
if(data0.wait_pickup_days !== undefined){
let data19 = data0.wait_pickup_days;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
vErrors = addError(vErrors, instancePath+"/props/wait_pickup_days", "#/properties/props/properties/wait_pickup_days/type", "type", {type: "integer"});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 30 || isNaN(data19)){
vErrors = addError(vErrors, instancePath+"/props/wait_pickup_days", "#/properties/props/properties/wait_pickup_days/maximum", "maximum", {comparison: "<=", limit: 30});
errors++;
}
if(data19 < 0 || isNaN(data19)){
vErrors = addError(vErrors, instancePath+"/props/wait_pickup_days", "#/properties/props/properties/wait_pickup_days/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.latest_pickup_time !== undefined){
let data20 = data0.latest_pickup_time;
if(typeof data20 === "string"){
if(!pattern3.test(data20)){
vErrors = addError(vErrors, instancePath+"/props/latest_pickup_time", "#/properties/props/properties/latest_pickup_time/pattern", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/latest_pickup_time", "#/properties/props/properties/latest_pickup_time/type", "type", {type: "string"});
errors++;
}
}
if(data0.is_delivery !== undefined){
if(typeof data0.is_delivery !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_delivery", "#/properties/props/properties/is_delivery/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.is_valid !== undefined){
if(typeof data0.is_valid !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_valid", "#/properties/props/properties/is_valid/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.is_default !== undefined){
if(typeof data0.is_default !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_default", "#/properties/props/properties/is_default/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.whitelist_only !== undefined){
if(typeof data0.whitelist_only !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/whitelist_only", "#/properties/props/properties/whitelist_only/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.whitelist !== undefined){
let data25 = data0.whitelist;
if(Array.isArray(data25)){
if(data25.length > 5000){
vErrors = addError(vErrors, instancePath+"/props/whitelist", "#/properties/props/properties/whitelist/maxItems", "maxItems", {limit: 5000});
errors++;
}
const len2 = data25.length;
for(let i3=0; i3<len2; i3++){
let data26 = data25[i3];
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
vErrors = addError(vErrors, instancePath+"/props/whitelist/" + i3, "#/properties/props/properties/whitelist/items/pattern", "pattern", {pattern: "^1[3-9][0-9]{9}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/whitelist/" + i3, "#/properties/props/properties/whitelist/items/type", "type", {type: "string"});
errors++;
}
}
let i4 = data25.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data25[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = addError(vErrors, instancePath+"/props/whitelist", "#/properties/props/properties/whitelist/uniqueItems", "uniqueItems", {i: i4, j: j1});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/whitelist", "#/properties/props/properties/whitelist/type", "type", {type: "array"});
errors++;
}
}
if(data0.sort !== undefined){
let data27 = data0.sort;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9999 || isNaN(data27)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data27 < 0 || isNaN(data27)){
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
